import { useStore } from "zustand";
import { session } from "~/state/session";
import type { PlayRecord } from "~/sync/play/play-record";
import { isMissed } from "~/sync/play/played-stops";
import { ago } from "~/ui/format";
import type { Person } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { ShareLink } from "~/ui/share/share-link";
import { useNow } from "~/ui/use-now";
import { usePlayWords } from "~/ui/words/play";
import classes from "./overview.module.css";
import parts from "./parts.module.css";
import type { Play } from "./play";

/** People who play together, and the latest check-in of each. */
export function Team({ play, team }: { play: Play; team: readonly Person[] }) {
  const { team: w, overview } = usePlayWords();
  const uid = useStore(session, (state) => state.uid);
  const nowMs = useNow();
  const { stops } = play;
  const lastOf = (id: string) => stops.filter((each) => each.by === id && each.at && !isMissed(each)).at(-1);
  return (
    <>
      <h2 className={parts.name}>{overview.team}</h2>
      <ul className={classes.people}>
        {team.map((person) => {
          const last = lastOf(person.id);
          const where = last?.at ? w.at(last.stop.title ?? "", ago(last.at, nowMs)) : w.nothingYet;
          return (
            <li key={person.id}>
              <Portrait name={person.name} uid={person.id} src={person.photo} />
              <p className={parts.tight}>
                <b>{person.id === uid ? w.you : person.name}</b>
                {`, ${where}`}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Invites to the seats that are left, by whoever booked; `null` for others, and where none is left. */
export function TeamInvitation({ record, taken }: { record: PlayRecord; taken: number }) {
  const { team: w } = usePlayWords();
  const { ticket, quest, questId } = record;
  const seatsLeft = ticket ? ticket.seats - taken : 0;
  if (!ticket || seatsLeft <= 0) return null;
  return (
    <div className={classes.invite}>
      <h2 className={parts.name}>{w.invite}</h2>
      <p className={parts.soft}>{w.inviteText(seatsLeft)}</p>
      <ShareLink
        label={w.link}
        url={new URL(`/app/quest/${questId}?team=${encodeURIComponent(ticket.code)}`, location.href).href}
        title={w.shareTitle(quest.title ?? "")}
        qr={w.qr}
      />
    </div>
  );
}
