import { IconUserOff } from "@tabler/icons-react";
import { lazy, type ReactNode } from "react";
import { Late } from "./late";
import classes from "./portrait.module.css";

interface FaceProps {
  seed: string;
  letters: string;
}

/** Without a network the letters stay. */
const DrawnFace = lazy(() =>
  import("./pictures/drawn-face").then(
    ({ DrawnFace }) => ({ default: DrawnFace as (props: FaceProps) => ReactNode }),
    () => ({ default: ({ letters }: FaceProps): ReactNode => letters }),
  ),
);

interface Props {
  /** `null` for somebody whose account is deleted. */
  name: string | null;
  /** Their id, from which their face is drawn: it stays when they change their name. The name stands in for it. */
  uid?: string | undefined;
  /** Address of their photo; a drawn face stands in for it, and the first letters of their name until that is loaded. */
  src: string | undefined;
  size?: "tiny" | "small" | "row" | "card";
}

/** Somebody's face beside their name, which says who it is. */
export function Portrait({ name, uid, src, size = "row" }: Props) {
  return (
    <span className={classes.portrait} data-size={size} aria-hidden="true">
      {name === null ? (
        <IconUserOff size="55%" stroke={1.5} />
      ) : (
        <Face name={name} seed={uid ?? name} src={src} size={size} />
      )}
    </span>
  );
}

function Face({ name, seed, src, size }: { name: string; seed: string; src: string | undefined; size: string }) {
  if (src) return <img src={src} alt="" loading="lazy" decoding="async" />;
  const letters = initials(name, size === "card" ? 2 : 1);
  return (
    <Late fallback={letters}>
      <DrawnFace seed={seed} letters={letters} />
    </Late>
  );
}

function initials(name: string, max: number): string {
  const words = name.trim().split(/\s+/).slice(0, max);
  return words.map((word) => [...word][0]?.toUpperCase() ?? "").join("");
}
