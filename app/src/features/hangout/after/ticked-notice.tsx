import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useStore } from "zustand";
import { Link } from "~/routing/link";
import { friendshipsStore } from "~/state/friendships";
import { useLists } from "~/sync/lists/use-lists";
import { targetOf } from "~/sync/notifications/inbox";
import { markRead } from "~/sync/notifications/mark-read";
import { isTicked, untick } from "~/sync/notifications/ticked-item";
import { useInbox } from "~/sync/notifications/use-inbox";
import { firstName } from "~/ui/people/person";
import { useWords } from "~/ui/words";
import classes from "./after.module.css";

/** Says that the host ticked the wish on the reader's own list too, and takes it back. */
export function TickedNotice({ hangoutId }: { hangoutId: string }) {
  const w = useWords();
  const lists = useLists((state) => state);
  const cards = useStore(friendshipsStore, (state) => state.cards);
  const { entries } = useInbox();
  const entry = entries?.find((each) => each.kind === "hangoutTicked" && each.hangoutId === hangoutId);
  const id = entry?.id;
  // Who reads it here has read it.
  useEffect(() => {
    if (id) markRead([id]);
  }, [id]);
  if (!entry || !isTicked(lists, entry)) return null;
  const name = firstName({ name: cards[entry.from ?? ""]?.name ?? w.friends.somebody });
  const { after } = w.hangout;
  return (
    <section className={classes.ticked} aria-label={after.tickedBy(name)}>
      <p>{after.tickedBy(name)}</p>
      <Button component={Link} href={targetOf(entry, lists.shown) ?? ""} variant="default">
        {after.seeTick}
      </Button>
      <Button variant="subtle" color="gray" onClick={() => void untick(entry)}>
        {w.common.undo}
      </Button>
    </section>
  );
}
