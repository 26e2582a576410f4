import type { ComponentProps } from "react";
import classes from "./hangout-cover.module.css";
import { HangoutPicture } from "./hangout-picture";

interface Props extends Omit<ComponentProps<typeof HangoutPicture>, "shape"> {
  /** Address of a photo, which goes before the drawn picture. */
  photo: string | null | undefined;
}

/** The cover of a hangout: its own photo, or the picture drawn for it. Decoration: its name stands beside it. */
export function HangoutCover({ photo, ...drawn }: Props) {
  return <span className={classes.cover}>{photo ? <img src={photo} alt="" /> : <HangoutPicture {...drawn} />}</span>;
}
