import { useEffect } from "react";
import { useLocation } from "~/routing/use-location";
import { lists } from "~/state/lists";
import { isAbout } from "~/sync/notifications/inbox";
import { markRead } from "~/sync/notifications/mark-read";
import { useInbox } from "~/sync/notifications/use-inbox";
import { showOverlay, useOverlay } from "~/ui/overlays";
import { Inbox } from "./inbox";
import { useArrivals } from "./use-arrivals";

/** The inbox when it is open, and otherwise a toast for what comes meanwhile. */
export function Notifications() {
  const isOpen = useOverlay() === "notifications";
  const here = useLocation();
  const { entries } = useInbox();
  useArrivals(isOpen, here);
  // Who looks at the thing itself need not be told of it.
  useEffect(() => {
    if (document.visibilityState !== "visible") return;
    const own = lists.getState().shown;
    markRead((entries ?? []).filter((entry) => isAbout(entry, own, here)).map(({ id }) => id));
  }, [entries, here]);
  return isOpen ? <Inbox onClose={() => showOverlay(null)} /> : null;
}
