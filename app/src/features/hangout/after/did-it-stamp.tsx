import { useId } from "react";
import { useWords } from "~/ui/words";
import classes from "./after.module.css";

/** Characters that half of the ring has room for. */
const RING_MAX = 17;

interface Props {
  above: string;
  below: string;
  /** True if it lands just now. */
  fresh: boolean;
}

/** The round stamp of a day that took place. Decoration: the words beside it say the same. */
export function DidItStamp({ above, below, fresh }: Props) {
  const { after } = useWords().hangout;
  const id = useId();
  const [first, ...rest] = after.stamp.split(" ");
  return (
    <svg className={classes.stamp} viewBox="0 0 120 120" data-fresh={fresh || undefined} aria-hidden="true">
      <circle cx="60" cy="60" r="56" strokeWidth="3" />
      <circle cx="60" cy="60" r="37" strokeWidth="1.6" />
      <path id={`${id}a`} d="M18 60a42 42 0 0 1 84 0" stroke="none" />
      <path id={`${id}b`} d="M11 60a49 49 0 0 0 98 0" stroke="none" />
      <text className={classes.ring}>
        <textPath href={`#${id}a`} startOffset="50%">
          {(above.length > RING_MAX ? `${above.slice(0, RING_MAX - 1).trim()}…` : above).toUpperCase()}
        </textPath>
      </text>
      <text className={classes.ring}>
        <textPath href={`#${id}b`} startOffset="50%">
          {below.toUpperCase()}
        </textPath>
      </text>
      <text className={classes.middle} transform="rotate(-8 60 60)">
        <tspan x="60" y="56">
          {first}
        </tspan>
        <tspan x="60" y="76">
          {rest.join(" ")}
        </tspan>
      </text>
    </svg>
  );
}
