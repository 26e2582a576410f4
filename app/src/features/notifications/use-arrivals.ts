import { useEffect, useEffectEvent } from "react";
import { useNavigation } from "~/routing/use-location";
import { friendshipsStore } from "~/state/friendships";
import { lists } from "~/state/lists";
import { type Notifications, notificationsStore } from "~/state/notifications";
import { type InboxEntry, isAbout, listEntries, targetOf } from "~/sync/notifications/inbox";
import { fetchPeople } from "~/sync/notifications/people";
import { showOverlay } from "~/ui/overlays";
import { toast } from "~/ui/toast";
import { useNotificationWords } from "~/ui/words/notifications";
import { sentenceOf } from "./sentence";

/** One toast at a time: a later notification takes its place. */
const PLACE = "notification";

/** Says what comes while somebody looks, unless they have the inbox or the thing itself open. */
export function useArrivals(isInboxOpen: boolean, here: string): void {
  const w = useNotificationWords();
  const navigation = useNavigation();
  const say = useEffectEvent(async (arrived: readonly InboxEntry[]) => {
    const own = lists.getState().shown;
    const news = arrived.filter((entry) => !isAbout(entry, own, here));
    const [entry] = news;
    if (!entry || isInboxOpen || document.visibilityState !== "visible") return;
    if (news.length > 1) {
      const action = { label: w.seeAll, run: () => showOverlay("notifications") };
      return toast({ message: w.arrived(news.length), place: PLACE, isPolite: true, action });
    }
    await fetchPeople([entry]);
    const href = targetOf(entry, own);
    const go = () => (href ? navigation.push(href) : showOverlay("notifications"));
    const message = sentenceOf(entry, friendshipsStore.getState().cards, w);
    toast({ message, place: PLACE, isPolite: true, action: { label: w.see, run: go } });
  });
  useEffect(() => notificationsStore.subscribe((after, before) => void say(arrivedBetween(before, after))), []);
}

/** Unread ones that are new in the second of two states; none while the first one was not what the server says. */
export function arrivedBetween(before: Notifications, after: Notifications): InboxEntry[] {
  const { byId } = before;
  if (!before.isLive || byId === undefined || after.byId === byId) return [];
  return listEntries(after, []).filter(({ id, isRead }) => !isRead && !(id in byId));
}
