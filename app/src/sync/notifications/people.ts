/** Names and faces of people in notifications who are no friends, fetched once for this page. */
import { getJson } from "~/api/client";
import { getDocument } from "~/api/documents";
import { type Card, friendshipsStore, setCards } from "~/state/friendships";
import { memberIdOf } from "../hangouts/hangout";
import type { InboxEntry } from "./inbox";

const asked = new Set<string>();

/** Fetches the people whom no card is known of. Somebody who shows nothing stays without a name. */
export async function fetchPeople(entries: readonly InboxEntry[]): Promise<void> {
  const missing = entries.filter(
    ({ from, name }) => from && !name && !friendshipsStore.getState().cards[from] && !asked.has(from),
  );
  for (const { from } of missing) if (from) asked.add(from);
  await Promise.all(missing.map(fetchPerson));
}

/** Their card; where that is hidden, the name they have in the hangout. */
async function fetchPerson({ from = "", hangoutId }: InboxEntry): Promise<void> {
  const card = await getJson<Card>(`/v1/users/${from}`).catch(() => undefined);
  if (card) return setCards({ [from]: card });
  if (!hangoutId) return;
  const member = await getDocument("hangoutMembers", memberIdOf(hangoutId, from)).catch(() => undefined);
  if (member?.name) setCards({ [from]: { name: member.name } });
}
