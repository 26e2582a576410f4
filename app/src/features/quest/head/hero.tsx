import { IconBookmark, IconBookmarkFilled, IconChevronLeft, IconShare2 } from "@tabler/icons-react";
import { lazy, type MouseEvent, useMemo, useState } from "react";
import { isUploaded } from "~/api/photo";
import { useCover } from "~/map/covers/use-cover";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { coverOfQuest } from "~/sync/quests/cover";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { useQuest } from "../quest-context";
import { FriendsLine } from "./friends-line";
import classes from "./hero.module.css";

const ShareQuest = lazy(later(() => import("./share-quest")));

/** Pixels that the cover is drawn for; it fills the width, and is cut at the sides on phones. */
const COVER = [1216, 428] as const;
const ICON = { size: 22, stroke: 1.7, "aria-hidden": true } as const;

/** The cover, with the ways to share and save it. */
export function Hero() {
  const { isSaved, toggleSaved, w } = useQuest();
  const [isSharing, setSharing] = useState(false);
  const back = useBack();
  const Bookmark = isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <div className={classes.hero}>
      <Picture />
      <div className={classes.back}>
        <Link href={paths.quests} aria-label={w.head.back} onClick={back}>
          <IconChevronLeft {...ICON} />
        </Link>
      </div>
      <div className={classes.actions}>
        <button type="button" aria-label={w.head.share} onClick={() => setSharing(true)}>
          <IconShare2 {...ICON} />
        </button>
        <button
          type="button"
          aria-label={isSaved ? w.head.saved : w.head.save}
          aria-pressed={isSaved}
          onClick={toggleSaved}
        >
          <Bookmark {...ICON} />
        </button>
      </div>
      <FriendsLine />
      {isSharing ? (
        <Late>
          <ShareQuest onClose={() => setSharing(false)} />
        </Late>
      ) : null}
    </div>
  );
}

/** Back to where the reader came from inside the product; from elsewhere the link leads to all quests. */
function useBack() {
  const [isWithin] = useState(hasMoved);
  return (event: MouseEvent) => {
    if (!isWithin || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    window.history.back();
  };
}

/** True if the page was not the first one of this visit. */
function hasMoved(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit !== undefined && new URL(visit.name, location.href).pathname !== location.pathname;
}

/** The creator's photo, else the cover that is drawn of the quest's own data. Decoration: its name stands below. */
function Picture() {
  const { questId, quest } = useQuest();
  const { category, stops, cover: photo } = quest;
  const subject = useMemo(
    () => coverOfQuest(questId, { ...(category ? { category } : {}), ...(stops ? { stops } : {}) }),
    [questId, category, stops],
  );
  const drawn = useCover(subject, ...COVER);
  const src = isUploaded(photo) ? photo : drawn?.src;
  return src ? <img src={src} alt="" decoding="async" draggable={false} /> : null;
}
