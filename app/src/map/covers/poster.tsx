import type { ReactNode } from "react";
import type { CoverSubject } from "~/core/covers";
import classes from "./cover.module.css";
import { useCover } from "./use-cover";

interface Props {
  subject: CoverSubject;
  title: ReactNode;
  /** A line of facts at the left foot of the poster, and a word at the right. */
  facts: string;
  corner: string;
}

/** A cover as a poster: the picture, and below it title and facts on its plate. Decoration beside a heading of its own. */
export function Poster({ subject, title, facts, corner }: Props) {
  const cover = useCover(subject, 300, 300);
  const colours = cover ? { background: cover.plate, color: cover.ink } : {};
  return (
    <span className={classes.poster} style={colours} data-cover={cover ? "drawn" : "coming"} aria-hidden="true">
      <span className={classes.picture}>
        {cover ? <img src={cover.src} alt="" decoding="async" draggable={false} /> : null}
      </span>
      <span className={classes.title}>{title}</span>
      <span className={classes.foot}>
        <span>{facts}</span>
        <span>{corner}</span>
      </span>
    </span>
  );
}
