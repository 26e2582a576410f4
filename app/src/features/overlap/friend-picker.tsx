import { Select } from "@mantine/core";
import { useStore } from "zustand";
import { friendshipsStore, friendsOf } from "~/state/friendships";
import { session } from "~/state/session";
import { useWords } from "~/ui/words";

interface Props {
  friend: string | null;
  onPick: (uid: string | null) => void;
}

/** One of one's friends. Not there where one has none. */
export function FriendPicker({ friend, onPick }: Props) {
  const w = useWords();
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  const friends = uid ? friendsOf(state, uid) : [];
  if (friends.length === 0) return null;
  return (
    <Select
      label={w.overlap.friend}
      placeholder={w.overlap.none}
      data={friends.map(({ uid: value, name }) => ({ value, label: name }))}
      value={friend}
      onChange={onPick}
      searchable={friends.length > 8}
      clearable
      w="min(100%, 20rem)"
      clearButtonProps={{ "aria-label": w.basket.leave }}
    />
  );
}
