import { useMemo } from "react";
import { isUploaded, smallOf } from "~/api/photo";
import { HangoutPicture } from "~/map/covers/hangout-picture";
import { coverOfHangout } from "~/sync/hangouts/hangout-cover";
import type { MyHangout } from "~/sync/hangouts/my-hangouts";
import classes from "./my-hangouts.module.css";

/** The cover of a hangout: its photo, or the drawn one. */
export function HangoutCover({
  mine: { id, hangout },
  shape = "thumbnail",
}: {
  mine: MyHangout;
  shape?: "thumbnail" | "wide";
}) {
  const { theme, place, when, photoRef, coverSeed } = hangout;
  const spot = place?.place;
  const subject = useMemo(
    () => coverOfHangout({ id, coverSeed, theme, place: spot, startsAt: when.startsAt }),
    [id, coverSeed, theme, spot, when.startsAt],
  );
  const photo = typeof photoRef === "string" && isUploaded(photoRef) ? photoRef : undefined;
  return (
    <span className={classes.cover} data-shape={shape}>
      {photo ? (
        <img src={shape === "wide" ? photo : smallOf(photo)} alt="" loading="lazy" />
      ) : (
        <HangoutPicture subject={subject} title={hangout.title} place={spot?.name} theme={theme} shape={shape} />
      )}
    </span>
  );
}
