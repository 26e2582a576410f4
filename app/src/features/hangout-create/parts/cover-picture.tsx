import { useMemo } from "react";
import { HangoutCover } from "~/map/covers/hangout-cover";
import { coverOfHangout } from "~/sync/hangouts/hangout-cover";
import { usePhoto } from "~/sync/photos/use-photo";
import { type HangoutDraft, hasOneDate } from "../draft";
import { datesOf } from "../hangout-fields";

/** The cover of the invitation: the own photo, or one drawn from its place and colour. */
export function CoverPicture({ draft }: { draft: HangoutDraft }) {
  const { key, coverSeed, theme, place, photoRef } = draft;
  const startsAt = hasOneDate(draft) ? datesOf(draft)[0]?.start : undefined;
  const photo = usePhoto(photoRef ?? undefined);
  const subject = useMemo(
    () => coverOfHangout({ id: key, coverSeed, theme, place, startsAt }),
    [key, coverSeed, theme, place, startsAt],
  );
  return <HangoutCover photo={photo} subject={subject} title={draft.title} place={place?.name} theme={theme} />;
}
