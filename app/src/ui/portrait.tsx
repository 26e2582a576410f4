import { IconUserOff } from "@tabler/icons-react";
import classes from "./portrait.module.css";

interface Props {
  /** `null` for somebody whose account is deleted. */
  name: string | null;
  /** Address of their photo; the first letters of their name stand in for it. */
  src: string | undefined;
  size?: "tiny" | "small" | "row" | "card";
}

/** Somebody's face beside their name, which says who it is. */
export function Portrait({ name, src, size = "row" }: Props) {
  return (
    <span
      className={classes.portrait}
      data-size={size}
      data-hue={name === null ? undefined : hueOf(name)}
      aria-hidden="true"
    >
      {src && name !== null ? <img src={src} alt="" loading="lazy" decoding="async" /> : standIn(name, size)}
    </span>
  );
}

function standIn(name: string | null, size: string) {
  return name === null ? <IconUserOff size="55%" stroke={1.5} /> : initials(name, size === "card" ? 2 : 1);
}

function initials(name: string, max: number): string {
  const words = name.trim().split(/\s+/).slice(0, max);
  return words.map((word) => [...word][0]?.toUpperCase() ?? "").join("");
}

const HUES = 6;

/** The same ground for the same name, so that faces without photos are told apart in a row. */
function hueOf(name: string): number {
  // FNV-1a
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 8) % HUES;
}
