import { Link } from "~/routing/link";
import type { MyQuestsPart } from "~/routing/quest-paths";
import { useLocation } from "~/routing/use-location";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import classes from "./my-quests.module.css";

export const PARTS: readonly MyQuestsPart[] = ["now", "booked", "saved", "waiting", "done"];

interface Props {
  part: MyQuestsPart;
  counts: Readonly<Record<MyQuestsPart, number>>;
}

/** The parts of one's quests, each an address of its own, with how many are in it. */
export function Tabs({ part, counts }: Props) {
  const w = useMyQuestsWords();
  const [path = ""] = useLocation().split("?");
  return (
    <nav className={classes.tabs} aria-label={w.tabsLabel}>
      {PARTS.map((each) => (
        <Link key={each} href={`${path}?show=${each}`} aria-current={each === part ? "page" : undefined}>
          {w.tabs[each]}
          {counts[each] > 0 ? <span>{counts[each]}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
