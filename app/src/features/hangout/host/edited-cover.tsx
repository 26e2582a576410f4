import { useMemo } from "react";
import type { Hangout } from "~/core";
import { HangoutCover } from "~/map/covers/hangout-cover";
import type { Stored } from "~/sync/hangouts/hangout";
import { coverOfHangout } from "~/sync/hangouts/hangout-cover";
import { usePhoto } from "~/sync/photos/use-photo";
import type { EditDraft } from "./edit-draft";
import classes from "./host.module.css";

/** The cover of the invitation with the edits so far. */
export function EditedCover({ hangout: { id, data }, draft }: { hangout: Stored<Hangout>; draft: EditDraft }) {
  const { theme, photoRef, place, title } = draft;
  const { coverSeed, when } = data;
  const photo = usePhoto(photoRef ?? undefined);
  const subject = useMemo(
    () => coverOfHangout({ id, coverSeed, theme, place, startsAt: when.startsAt }),
    [id, coverSeed, theme, place, when.startsAt],
  );
  return (
    <span className={classes.cover}>
      <HangoutCover photo={photo} subject={subject} title={title} place={place?.name} theme={theme} />
    </span>
  );
}
