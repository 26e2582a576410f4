import type { ReactNode } from "react";

interface Props {
  name: string;
  children: ReactNode;
}

/** A name and its value in a description list. */
export function Fact({ name, children }: Props) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
