import { IconBell } from "@tabler/icons-react";
import { useInbox } from "~/sync/notifications/use-inbox";
import { useSession } from "~/sync/session/use-session";
import { number } from "~/ui/format";
import { showOverlay } from "~/ui/overlays";
import { useWords } from "~/ui/words";
import classes from "./bell.module.css";

/** A higher count takes more room than there is. */
const COUNT_MAX = 99;

/** Opens the inbox, and says how much in it is new. */
export function Bell() {
  const w = useWords();
  const isThere = useSession(({ user }) => user !== null);
  const { unread } = useInbox();
  if (!isThere) return null;
  return (
    <button
      type="button"
      className={classes.bell}
      aria-label={w.bell.open(unread)}
      aria-haspopup="dialog"
      onClick={() => showOverlay("notifications")}
    >
      <IconBell size={22} stroke={1.6} aria-hidden="true" />
      {unread > 0 ? (
        <span className={classes.count} aria-hidden="true">
          {unread > COUNT_MAX ? `${number(COUNT_MAX)}+` : number(unread)}
        </span>
      ) : null}
    </button>
  );
}
