import { Button, TextInput } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import { portraitOf } from "~/api/photo";
import { type Friend, friendshipsStore, friendsOf } from "~/state/friendships";
import { edit, inviteByEmail } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { emailIn, findPeople } from "~/ui/people/find-people";
import { firstName } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import classes from "./host.module.css";

/** Opens the ways to invite more people to a hangout. */
export function InviteMore({ open }: { open: OpenHangout }) {
  const { invite: w } = useWords().hangout;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.invite} aria-label={w.title}>
      <Button
        variant="default"
        aria-expanded={isOpen}
        leftSection={<IconUserPlus size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {w.title}
      </Button>
      {isOpen ? <Ways open={open} /> : null}
    </section>
  );
}

/** One field that finds friends by name, and takes an email address. */
function Ways({ open }: { open: OpenHangout }) {
  const { invite: w } = useWords().hangout;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const friends = useUninvited(open);
  const email = emailIn(text);
  const shown = email ? [] : findPeople(friends.map(candidateOf), text).map(({ friend }) => friend);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!email) return setProblem(w.noEmail);
    setBusy(true);
    const result = inviteByEmail(open.actor.hangoutId, email);
    const isMade = await attempt(result.then((outcome) => toast({ message: w.outcomes[outcome](email) })));
    setBusy(false);
    if (isMade) setText("");
  };
  return (
    <>
      <form className={classes.invite} onSubmit={(event) => void send(event)} noValidate>
        <TextInput
          label={w.field}
          autoComplete="off"
          autoCapitalize="none"
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" loading={isBusy} disabled={text.trim() === ""}>
          {w.send}
        </Button>
      </form>
      {shown.length > 0 ? (
        <ul className={classes.people} aria-label={w.friends}>
          {shown.map((friend) => (
            <FriendRow key={friend.uid} open={open} friend={friend} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function FriendRow({ open, friend }: { open: OpenHangout; friend: Friend }) {
  const { invite: w } = useWords().hangout;
  const { uid, name, user_name } = friend;
  const { invitedIds = [] } = open.snapshot.hangout.data;
  const press = () =>
    void attempt(edit(open.actor, { invitedIds: [...invitedIds, uid] }), w.invited(firstName(friend)));
  return (
    <li>
      <Portrait name={name} uid={uid} src={portraitOf(friend)} size="small" />
      <span>
        <b>{name}</b>
        <span>{user_name ? `@${user_name}` : ""}</span>
      </span>
      <Button variant="default" aria-label={w.addOne(name)} onClick={press}>
        {w.add}
      </Button>
    </li>
  );
}

/** Friends of the reader who are neither in the hangout nor invited to it. */
function useUninvited({ uid, snapshot }: OpenHangout): readonly Friend[] {
  const state = useStore(friendshipsStore);
  const { hostId, invitedIds = [] } = snapshot.hangout.data;
  const known = new Set([hostId, ...invitedIds, ...snapshot.members.map(({ data }) => data.userId)]);
  return uid ? friendsOf(state, uid).filter((friend) => !known.has(friend.uid)) : [];
}

function candidateOf(friend: Friend) {
  return { id: friend.uid, name: friend.name, userName: friend.user_name ?? undefined, friend };
}
