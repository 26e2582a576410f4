import type { CoverSubject } from "~/core/covers";
import classes from "./cover.module.css";
import { useCover } from "./use-cover";

/** Pixels that covers are drawn for; a thumbnail has thicker lines and fewer marks. */
const SIZES = { thumbnail: [64, 64], square: [300, 300], wide: [480, 300] } as const;

interface Props {
  subject: CoverSubject;
  shape?: keyof typeof SIZES;
}

/** The cover of a list, quest or hangout, in a space that is there before it. Decoration: its name stands beside it. */
export function Cover({ subject, shape = "square" }: Props) {
  const [width, height] = SIZES[shape];
  const cover = useCover(subject, width, height);
  return (
    <span className={classes.cover} data-shape={shape} data-cover={cover ? "drawn" : "coming"} aria-hidden="true">
      {cover ? <img src={cover.src} alt="" decoding="async" draggable={false} /> : null}
    </span>
  );
}
