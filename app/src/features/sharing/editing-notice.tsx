import { Button, Group } from "@mantine/core";
import { useStore } from "zustand";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { friendshipsStore } from "~/state/friendships";
import { notificationsStore } from "~/state/notifications";
import { markRead } from "~/sync/notifications/mark-read";
import { useWords } from "~/ui/words";

/** A list that a friend lets the reader edit since they last looked. */
interface Invitation {
  /** Id of the notification. */
  id: string;
  from: string;
  listId: string;
  year: number;
}

/** Says which lists friends let the reader edit, until each was opened. */
export function EditingNotice() {
  const w = useWords();
  const cards = useStore(friendshipsStore, (state) => state.cards);
  const invitations = useInvitations();
  return invitations.map(({ id, from, listId, year }) => (
    <Group gap="md" role="status" key={id}>
      <p>{w.sharedWithMe.canEdit(cards[from]?.name ?? w.friends.somebody, year)}</p>
      <Button
        component={Link}
        href={paths.sharedList(year, listId)}
        size="compact-md"
        variant="default"
        onClick={() => markRead([id])}
      >
        {w.sharedWithMe.open}
      </Button>
    </Group>
  ));
}

/** Unread notifications of being made an editor. */
function useInvitations(): Invitation[] {
  const { byId, read } = useStore(notificationsStore);
  return Object.entries(byId ?? {}).flatMap(([id, { kind, readAt, from, listId, year }]) =>
    kind === "listEditorAdded" && !readAt && !read.has(id) && typeof year === "number"
      ? [{ id, from: String(from), listId: String(listId), year }]
      : [],
  );
}
