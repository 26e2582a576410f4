import { MultiSelect } from "@mantine/core";
import { useStore } from "zustand";
import { friendshipsStore, friendsOf } from "~/state/friendships";
import { session } from "~/state/session";
import { useWords } from "~/ui/words";

interface Props {
  editors: readonly string[];
  onChange: (editors: string[]) => void;
}

/** The friends who edit a list with its owner. */
export function Editors({ editors, onChange }: Props) {
  const w = useWords();
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  const friends = uid ? friendsOf(state, uid) : [];
  const known = new Set(friends.map((friend) => friend.uid));
  return (
    <MultiSelect
      label={w.sharing.editors}
      description={friends.length === 0 ? w.sharing.noFriends : w.sharing.editorsExplained}
      placeholder={editors.length === 0 && friends.length > 0 ? w.sharing.addEditor : ""}
      data={friends.map((friend) => ({ value: friend.uid, label: friend.name }))}
      disabled={friends.length === 0}
      value={editors.filter((editor) => known.has(editor))}
      onChange={onChange}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
