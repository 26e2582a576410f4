import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import type { SavedList } from "~/state/lists";
import { actionsOf } from "~/sync/lists/item-actions";
import { useWords } from "~/ui/words";
import { Row } from "../board/row";
import { couldDoNow } from "./could-do-now";
import classes from "./today.module.css";

/** Three things of the list that could be done now. */
export function Today({ list }: { list: SavedList }) {
  const w = useWords();
  const navigation = useNavigation();
  const actions = actionsOf(list.id);
  const offered = couldDoNow(list.data.activities, new Date().getMonth() + 1);
  if (offered.length === 0) return null;
  return (
    <section className={classes.today} aria-labelledby="today">
      <h2 id="today">{w.home.couldDoNow}</h2>
      <ul>
        {offered.map((activity) => (
          <li key={activity.id}>
            <Row
              activity={activity}
              onTick={(done) => void actions.tick(activity, done)}
              onRemove={() => void actions.remove(activity)}
              onOpen={() => navigation.push(`${paths.listOf(list.data.year)}&item=${activity.id}`)}
            />
          </li>
        ))}
      </ul>
      <Link href={paths.listOf(list.data.year)}>{w.home.wholeList}</Link>
    </section>
  );
}
