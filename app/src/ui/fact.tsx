import type { ReactNode } from "react";

interface Props {
  name: string;
  /** Names it for styles that show some of a list. */
  part?: string;
  children: ReactNode;
}

/** A name and its value in a description list. */
export function Fact({ name, part, children }: Props) {
  return (
    <div data-part={part}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
