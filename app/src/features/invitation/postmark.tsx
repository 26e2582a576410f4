import { useId } from "react";
import classes from "./cover.module.css";
import type { InvitationView } from "./model";

/** Characters that each half of the ring has room for. */
const ROUND_MAX = 17;
const cut = (text: string) => (text.length > ROUND_MAX ? `${text.slice(0, ROUND_MAX - 1).trim()}…` : text);

/** A round postmark over the edge of the cover. Decoration: place and date are said beside it. */
export function Postmark({ above, below, status }: { above: string; below: string; status: InvitationView["status"] }) {
  const id = useId();
  return (
    <svg
      className={classes.postmark}
      data-done={status === "done" || undefined}
      data-off={status === "cancelled" || undefined}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      <circle className={classes.ground} cx="60" cy="60" r="59" />
      <circle cx="60" cy="60" r="55" strokeWidth="2.5" />
      <circle cx="60" cy="60" r="33" strokeWidth="1.5" />
      <path id={`${id}a`} d="M20 60a40 40 0 0 1 80 0" stroke="none" />
      <path id={`${id}b`} d="M12.500 60a47.500 47.500 0 0 0 95 0" stroke="none" />
      <text>
        <textPath href={`#${id}a`} startOffset="50%">
          {cut(above)}
        </textPath>
      </text>
      <text>
        <textPath href={`#${id}b`} startOffset="50%">
          {cut(below)}
        </textPath>
      </text>
      {status === "done" ? (
        <path d="M46 61l10 10 19-21" strokeWidth="5" />
      ) : status === "cancelled" ? (
        <path d="M47 47l26 26M73 47l-26 26" strokeWidth="5" />
      ) : (
        <path
          d="M42 51c6-7 11-7 17-2s12 4 19-2M42 62c6-7 11-7 17-2s12 4 19-2M42 73c6-7 11-7 17-2s12 4 19-2"
          strokeWidth="2.5"
        />
      )}
    </svg>
  );
}
