import { useId } from "react";
import classes from "./ready.module.css";

/** A postmark that says that the invitation can go out. Decoration: the heading says it. */
export function ReadyStamp({ text }: { text: string }) {
  const id = useId();
  return (
    <svg className={classes.stamp} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" strokeWidth="2.2" />
      <circle cx="50" cy="50" r="30" strokeWidth="1.6" />
      <path id={id} d="M14 50a36 36 0 0 1 72 0" stroke="none" />
      <text>
        <textPath href={`#${id}`} startOffset="50%">
          {text}
        </textPath>
      </text>
      {[41, 50, 59].map((y) => (
        <path key={y} d={`M34 ${y}q4-5 8 0t8 0 8 0 8 0`} strokeWidth="2.4" />
      ))}
    </svg>
  );
}
