import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useIsKnown } from "~/sync/session/use-session";
import { useWords } from "~/ui/words";
import classes from "./browse.module.css";

/** The heading, and the way to one's own quests for somebody who may have some. */
export function BrowseTitle() {
  const w = useWords();
  const isKnown = useIsKnown();
  return (
    <>
      <div className={classes.title}>
        <h1>{w.browse.title}</h1>
        {isKnown ? (
          <Link href={paths.myQuests} className={classes.mine}>
            {w.browse.myQuests}
          </Link>
        ) : null}
      </div>
      <p>{w.browse.lede}</p>
    </>
  );
}
