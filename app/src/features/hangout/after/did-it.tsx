import { useState } from "react";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { FaceStack } from "~/ui/people/face-stack";
import { useWords } from "~/ui/words";
import { dateText } from "../dates";
import { personOf } from "../people";
import classes from "./after.module.css";
import { DidItStamp } from "./did-it-stamp";

interface Props {
  open: OpenHangout;
  /** Address of a photo of the day, else of the cover; none while it is drawn. */
  picture: string | undefined;
  /** True if photos of the day follow, so that a wide page needs no picture above them. */
  hasPhotos: boolean;
}

/** The head of a hangout that took place: a picture, the stamp, the day, and everybody who came. */
export function DidIt({ open, picture, hasPhotos }: Props) {
  const w = useWords();
  const { hangout, members } = open.snapshot;
  const { title, when, place } = hangout.data;
  const date = dateText({ start: when.startsAt ?? hangout.data.createdAt, end: when.endsAt }, when, w);
  const there = members.filter(({ data }) => data.attended);
  // Somebody who looks while it is finished sees the stamp land.
  const [isFresh] = useState(() => open.waiting.some(({ data }) => data.call.name === "finishHangout"));
  const where = place?.place?.name;
  return (
    <header className={classes.did}>
      <span className={classes.picture} data-photos={hasPhotos || undefined} aria-hidden="true">
        {picture ? <img src={picture} alt="" decoding="async" /> : null}
      </span>
      <div>
        <p className={classes.soft}>{where ? `${date.full}, ${where}` : date.full}</p>
        <h1>{title}</h1>
        <p className={classes.went}>
          <FaceStack people={there.map(personOf)} max={8} size="row" names="spoken" />
          <span>{w.hangout.after.went(there.length)}</span>
        </p>
        {hangout.data.source?.activityId ? <p className={classes.soft}>{w.hangout.after.ticked}</p> : null}
      </div>
      <DidItStamp above={where ?? title} below={date.stamp} fresh={isFresh} />
    </header>
  );
}
