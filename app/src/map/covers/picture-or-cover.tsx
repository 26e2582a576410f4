import type { CoverSubject } from "~/core/covers";
import { Cover } from "./cover";
import classes from "./cover.module.css";

interface Props {
  subject: CoverSubject;
  /** Address of a photo, which goes before the drawn cover. */
  photo: string | undefined;
  shape?: "thumbnail" | "square" | "wide";
}

/** The picture of a thing: its own photo, else the cover drawn from its data. Decoration: its name stands beside it. */
export function PictureOrCover({ subject, photo, shape = "square" }: Props) {
  if (!photo) return <Cover subject={subject} shape={shape} />;
  return (
    <span className={classes.cover} data-shape={shape} aria-hidden="true">
      <img src={photo} alt="" decoding="async" draggable={false} />
    </span>
  );
}
