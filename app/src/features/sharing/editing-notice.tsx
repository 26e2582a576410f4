import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useStore } from "zustand";
import { call } from "~/api/call";
import { useTopics } from "~/api/use-topics";
import type { Notification } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { friendshipsStore } from "~/state/friendships";
import { useSession } from "~/sync/session/use-session";
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
        onClick={() => void markRead(id)}
      >
        {w.sharedWithMe.open}
      </Button>
    </Group>
  ));
}

/** Unread notifications of being made an editor, followed live. */
function useInvitations(): Invitation[] {
  const uid = useSession((state) => state.uid);
  const [known, setKnown] = useState<Readonly<Record<string, Notification>>>({});
  useTopics<Notification>(uid ? [`notifications?uid=${uid}`] : [], {
    onDocuments: ({ documents }) => setKnown(Object.fromEntries(documents.map(({ id, data }) => [id, data]))),
    onDocument: ({ id, data }) => setKnown(({ [id]: _, ...rest }) => (data ? { ...rest, [id]: data } : rest)),
  });
  return Object.entries(known).flatMap(([id, { kind, readAt, from, listId, year }]) =>
    kind === "listEditorAdded" && !readAt && typeof year === "number"
      ? [{ id, from: String(from), listId: String(listId), year }]
      : [],
  );
}

/** Where it fails the notice stays, to be read again. */
async function markRead(id: string): Promise<void> {
  await call("markNotifications", { ids: [id], idempotencyKey: crypto.randomUUID() }).catch(() => undefined);
}
