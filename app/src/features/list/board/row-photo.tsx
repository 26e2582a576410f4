import { usePhoto } from "~/sync/photos/use-photo";
import classes from "./row.module.css";

/** The photo of what was done, small enough for a row. That there is one is said beside it in words. */
export function RowPhoto({ photo }: { photo: string }) {
  const src = usePhoto(photo, "small");
  if (!src) return null;
  return <img src={src} alt="" loading="lazy" decoding="async" className={classes.photo} />;
}
