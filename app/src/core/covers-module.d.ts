/** The part of the package as it is declared once it is built; for a package that was built before there were covers. */
declare module "@yonder/wasm-core/covers" {
  export interface CoverPlace {
    lng: number;
    lat: number;
    category?: string | null | undefined;
  }

  export interface CoverSubject {
    kind: "list" | "quest" | "hangout";
    id: string;
    numeral?: string | undefined;
    categories?: readonly string[] | undefined;
    places?: readonly CoverPlace[] | undefined;
    composition?: "bareNumeral" | undefined;
  }

  export interface Cover {
    svg: string;
    plate: string;
    ink: string;
  }

  export class Covers {
    constructor(coast: string);
    draw(subject: CoverSubject, width: number, height: number): Cover;
  }
}
