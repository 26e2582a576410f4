import { useStore } from "zustand";
import { portraitOf } from "~/api/photo";
import { friendshipsStore, friendsOf } from "~/state/friendships";
import { session } from "~/state/session";
import { nobodyInvited } from "~/ui/people/invitees";
import { PeoplePicker } from "~/ui/people/people-picker";
import { useWords } from "~/ui/words";
import classes from "./editors.module.css";

/** As many as the core lets edit a list. */
const EDITORS_MAX = 50;

interface Props {
  editors: readonly string[];
  onChange: (editors: string[]) => void;
}

/** The friends who edit a list with its owner. */
export function Editors({ editors, onChange }: Props) {
  const w = useWords();
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  const people = (uid ? friendsOf(state, uid) : []).map((friend) => ({
    id: friend.uid,
    name: friend.name,
    userName: friend.user_name ?? undefined,
    photo: portraitOf(friend),
  }));
  const chosen = editors.filter((editor) => people.some(({ id }) => id === editor));
  return (
    <section className={classes.editors}>
      <h3>{w.sharing.editors}</h3>
      <p>{people.length === 0 ? w.sharing.noFriends : w.sharing.editorsExplained}</p>
      {people.length > 0 ? (
        <PeoplePicker
          label={w.sharing.editors}
          groups={[{ title: w.sharing.friends, people }]}
          max={EDITORS_MAX}
          value={{ ...nobodyInvited, people: chosen }}
          onChange={(invitees) => onChange([...invitees.people])}
        />
      ) : null}
    </section>
  );
}
