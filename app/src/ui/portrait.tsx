import classes from "./portrait.module.css";

interface Props {
  name: string;
  /** Address of their photo; the first letters of their name stand in for it. */
  src: string | undefined;
  size?: "row" | "card";
}

/** Somebody's face beside their name, which says who it is. */
export function Portrait({ name, src, size = "row" }: Props) {
  return (
    <span className={classes.portrait} data-size={size} aria-hidden="true">
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : initials(name, size === "row" ? 1 : 2)}
    </span>
  );
}

function initials(name: string, most: number): string {
  const words = name.trim().split(/\s+/).slice(0, most);
  return words.map((word) => [...word][0]?.toUpperCase() ?? "").join("");
}
