import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { getDocument } from "~/api/documents";
import { takeFromFriend } from "~/sync/overlap/basket";
import { useWords } from "~/ui/words";
import classes from "./basket.module.css";

/** Lays a friend's list beside the basket: by the link they sent. */
export function FriendField() {
  const w = useWords();
  const [link, setLink] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const load = async (event: FormEvent) => {
    event.preventDefault();
    const shared = sharedListOf(link);
    if (!shared) return;
    setBusy(true);
    try {
      const { activities, createdByUsername: name } = await getDocument("bucketLists", shared.id, { key: shared.key });
      takeFromFriend(activities, { name, user_name: name });
    } catch {
      setWrong(w.basket.noSuchList);
    }
    setBusy(false);
  };
  return (
    <form className={classes.friend} onSubmit={load}>
      <TextInput
        label={w.basket.friendLink}
        description={w.basket.friendExplained}
        value={link}
        error={wrong}
        onChange={(event) => {
          setLink(event.currentTarget.value);
          setWrong(null);
        }}
      />
      <Button type="submit" variant="default" loading={busy}>
        {w.basket.compare}
      </Button>
    </form>
  );
}

/** The list that a pasted link leads to, with the secret it carries; a bare id is one too. */
export function sharedListOf(pasted: string): { id: string; key: string | null } | null {
  const text = pasted.trim();
  const [path = "", search = ""] = text.split("#")[0]?.split("?") ?? [];
  const query = new URLSearchParams(search);
  const id = query.get("list") ?? path.split("/").filter(Boolean).at(-1);
  return id ? { id, key: query.get("k") } : null;
}
