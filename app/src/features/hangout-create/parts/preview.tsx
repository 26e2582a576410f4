import { IconCalendar, IconMapPin } from "@tabler/icons-react";
import { useSession } from "~/sync/session/use-session";
import { firstName } from "~/ui/people/person";
import { titleProps } from "~/ui/title-props";
import { useWords } from "~/ui/words";
import type { HangoutDraft } from "../draft";
import { CoverPicture } from "./cover-picture";
import classes from "./invitation.module.css";
import { datesText } from "./when";

/** The invitation as friends will see it. */
export function Preview({ draft }: { draft: HangoutDraft }) {
  const w = useWords().newHangout;
  const name = useSession(({ user }) => user?.name);
  const dates = datesText(draft, w);
  return (
    <figure className={classes.preview} aria-label={w.preview}>
      <CoverPicture draft={draft} />
      <figcaption>
        <b {...titleProps(draft.title)}>{draft.title.trim() || w.whatExample}</b>
        {name ? <span>{w.invitesYou(firstName({ name }))}</span> : null}
        {draft.note.trim() ? <q>{draft.note.trim()}</q> : null}
        {dates ? (
          <span className={classes.fact}>
            <IconCalendar size={16} stroke={1.7} aria-hidden="true" />
            {dates}
          </span>
        ) : null}
        {draft.place || draft.placeWords ? (
          <span className={classes.fact}>
            <IconMapPin size={16} stroke={1.7} aria-hidden="true" />
            {draft.place?.name ?? draft.placeWords}
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}
