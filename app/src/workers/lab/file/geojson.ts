import type { Coordinates } from "./coordinates";
import { FileProblem } from "./problem";

interface Json {
  type?: string;
  coordinates?: unknown;
  geometries?: Json[];
  geometry?: Json | null;
  features?: unknown;
}

const [QUOTE, BACKSLASH, NEWLINE] = [34, 92, 10];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/**
 * Reads GeoJSON of any length: each feature of a collection is parsed by itself when it is complete, and forgotten. What is
 * around the features is kept, with a 0 and the line ends of each in its place, and parsed at the end: so that a text is
 * refused that is no JSON, with the line, as if it were parsed whole.
 */
export class GeoJsonReader {
  readonly #into: Coordinates;
  #features = 0;
  /** Line in which the next character stands, and that in which the feature began. */
  #line = 1;
  #began = 1;
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  /** The last text at the top: the name of what is opened next. */
  #name = "";
  #isNaming = false;
  #inFeatures = false;
  /** Pieces of the feature that is being read; `undefined` outside of one. */
  #feature: string[] | undefined;
  #around: string[] = [];

  constructor(into: Coordinates) {
    this.#into = into;
  }

  /** The next piece of the text, cut anywhere. */
  push(text: string): void {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === NEWLINE) this.#line += 1;
      if (this.#inString) this.#spell(code, text, at);
      else if (code === QUOTE) this.#openString();
      else if (code === OPEN_OBJECT || code === OPEN_LIST) {
        if (this.#inFeatures && this.#depth === 2 && code === OPEN_OBJECT) {
          this.#around.push(text.slice(from, at));
          this.#feature = [];
          this.#began = this.#line;
          from = at;
        }
        this.#depth += 1;
        if (this.#depth === 2) this.#inFeatures = code === OPEN_LIST && this.#name === "features";
      } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
        this.#depth -= 1;
        if (this.#feature && this.#depth === 2) {
          this.#feature.push(text.slice(from, at + 1));
          from = at + 1;
          this.#take(this.#feature.join(""));
        }
      }
    }
    (this.#feature ?? this.#around).push(text.slice(from));
  }

  /** After the last piece: takes what is not in a collection, and says what is wrong with the whole. */
  finish(): void {
    // What was begun and never ended stands where it began, to be refused there.
    const root = parsed([...this.#around, ...(this.#feature ?? [])].join(""), 1);
    if (!root || typeof root !== "object" || Array.isArray(root)) throw new FileProblem({ kind: "geojson", line: 1 });
    if (this.#features > 0) return;
    if ((root as Json).type === undefined) throw new FileProblem({ kind: "geojson", line: 1 });
    if ((root as Json).type !== "FeatureCollection") this.#collect(root as Json, 1, 1);
  }

  #spell(code: number, text: string, at: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) {
      this.#inString = false;
      this.#isNaming = false;
      return;
    }
    if (this.#isNaming) this.#name += text.charAt(at);
  }

  #openString(): void {
    this.#inString = true;
    this.#isNaming = this.#depth === 1;
    if (this.#isNaming) this.#name = "";
  }

  #take(text: string): void {
    this.#feature = undefined;
    this.#features += 1;
    this.#collect(parsed(text, this.#began) as Json, this.#features, this.#began);
    this.#around.push(`0${"\n".repeat(this.#line - this.#began)}`);
  }

  /** Adds the points of a feature or geometry, passing over lines and areas. */
  #collect(json: Json | null | undefined, feature: number, line: number): void {
    if (!json) return;
    if (json.type === "Feature") this.#collect(json.geometry, feature, line);
    else if (json.type === "GeometryCollection") {
      for (const geometry of json.geometries ?? []) this.#collect(geometry, feature, line);
    } else if (json.type === "Point" || json.type === "MultiPoint") {
      const positions = json.type === "Point" ? [json.coordinates] : json.coordinates;
      if (!Array.isArray(positions)) throw new FileProblem({ kind: "feature", line, feature });
      for (const position of positions) {
        const [lng, lat] = Array.isArray(position) ? position : [];
        const fine = typeof lng === "number" && typeof lat === "number" && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
        if (!fine) throw new FileProblem({ kind: "feature", line, feature });
        this.#into.add(lng, lat);
      }
    }
  }
}

/** Parsed value of a text that begins in this line of the file. */
function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileProblem({ kind: "json", line: line + linesBefore(text, String((error as Error).message)) });
  }
}

/** Browsers say where the JSON ended as a line or a position; at the end of the text they say neither. */
function linesBefore(text: string, message: string): number {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line) - 1;
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return text.slice(0, position).split("\n").length - 1;
}
