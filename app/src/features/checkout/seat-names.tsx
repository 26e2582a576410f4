import { Autocomplete } from "@mantine/core";
import { useStore } from "zustand";
import { friendshipsStore, friendsOf } from "~/state/friendships";
import { useSession } from "~/sync/session/use-session";
import { Portrait } from "~/ui/portrait";
import { useCheckoutWords } from "~/ui/words/checkout";
import { NAME_MAX } from "./flow";
import classes from "./seats.module.css";

interface Props {
  seats: number;
  /** Names of the others by their seats. */
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
}

/** Names for the seats: the reader takes the first one, and may name people for the others; friends are proposed. */
export function SeatNames({ seats, names, onChange }: Props) {
  const w = useCheckoutWords().names;
  const uid = useSession((state) => state.uid);
  const user = useSession((state) => state.user);
  const friends = useStore(friendshipsStore, (state) => state);
  const known = [...new Set(uid ? friendsOf(friends, uid).map(({ name }) => name) : [])];
  const others = Array.from({ length: seats - 1 }, (_, at) => names[at] ?? "");
  const change = (at: number, name: string) => onChange(others.map((before, other) => (other === at ? name : before)));
  if (seats === 1) return null;
  return (
    <div className={classes.names}>
      <p className={classes.me}>
        {uid ? <Portrait name={user?.name ?? w.you} uid={uid} src={user?.photoRef ?? undefined} /> : null}
        <b>{w.you}</b>
      </p>
      {others.map((name, at) => (
        <Autocomplete
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number alone
          key={at}
          label={w.label(at + 2)}
          placeholder={w.placeholder}
          description={at === 0 ? w.hint : undefined}
          value={name}
          maxLength={NAME_MAX}
          data={known.filter((each) => each === name || !others.includes(each))}
          autoComplete="off"
          onChange={(next) => change(at, next)}
        />
      ))}
    </div>
  );
}
