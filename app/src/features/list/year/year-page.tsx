import { Button, Group } from "@mantine/core";
import { IconShare2 } from "@tabler/icons-react";
import { type ComponentType, useMemo, useState } from "react";
import { portraitOf } from "~/api/photo";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import type { SavedList } from "~/state/lists";
import { isDone } from "~/sync/lists/activities";
import { useSession } from "~/sync/session/use-session";
import { monthName, number } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { Notice } from "~/ui/states";
import { useWords } from "~/ui/words";
import { ListMap } from "../board/list-map";
import { StillOpen } from "./still-open";
import { chaptersOf, countsOf } from "./story";
import classes from "./story.module.css";
import { StoryEntry } from "./story-entry";

/** The last year that there is a page for. */
const YEAR_MAX = 2099;

interface Props {
  list: SavedList;
  /** Shares the list; a part of another feature. */
  ShareDialog: ComponentType<{ list: SavedList; opened: boolean; onClose: () => void }>;
}

/** A year as a story: figures, where it was, a picture for each thing that was done, and what is still open. */
export function YearPage({ list, ShareDialog }: Props) {
  const w = useWords();
  const navigation = useNavigation();
  const [isSharing, setSharing] = useState(false);
  const { year, activities } = list.data;
  const chapters = useMemo(() => chaptersOf(activities), [activities]);
  const open = activities.filter((each) => !isDone(each) && each.status !== "dropped");
  const thisYear = new Date().getFullYear();
  const toYear = Math.max(thisYear, year + 1);
  return (
    <div className={classes.page}>
      <Owner />
      <Figures list={list} />
      <Group gap="sm">
        <Button component={Link} href={paths.listOf(year)} variant={chapters.length > 0 ? "default" : "filled"}>
          {w.year.openList}
        </Button>
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconShare2 size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => setSharing(true)}
        >
          {w.share.open}
        </Button>
      </Group>
      {list.data.activities.some(({ place }) => place) ? (
        <div className={classes.map}>
          <ListMap
            list={list}
            joined
            onOpen={(id) => navigation.push(`${paths.listOf(year)}&item=${encodeURIComponent(id)}`)}
          />
        </div>
      ) : null}
      {chapters.length > 0 ? (
        <section className={classes.story} aria-labelledby="story">
          <h2 id="story">{w.year.story}</h2>
          {chapters.map(({ month, activities: own }) => (
            <section key={month} className={classes.chapter} aria-labelledby={`month-${month}`}>
              <h3 id={`month-${month}`}>{month ? monthName(month) : w.year.undated}</h3>
              <ol>
                {own.map((activity, at) => (
                  <StoryEntry key={activity.id} activity={activity} large={at === 0} />
                ))}
              </ol>
            </section>
          ))}
        </section>
      ) : (
        <Notice title={w.year.nothingDone}>{w.year.nothingDoneExplained}</Notice>
      )}
      {open.length > 0 ? (
        <StillOpen activities={open} toYear={year <= thisYear && toYear <= YEAR_MAX ? toYear : null} />
      ) : null}
      <ShareDialog list={list} opened={isSharing} onClose={() => setSharing(false)} />
    </div>
  );
}

/** Face and name of the person whose year it is; not there for somebody without an account. */
function Owner() {
  const w = useWords();
  const user = useSession((state) => state.user);
  const uid = useSession((state) => state.uid) ?? undefined;
  if (!user) return null;
  const { name } = user;
  return (
    <div className={classes.owner}>
      <Portrait name={name} uid={uid} src={portraitOf(user)} />
      <h2>{w.year.of(firstName(user))}</h2>
    </div>
  );
}

function Figures({ list }: { list: SavedList }) {
  const w = useWords();
  const counts = countsOf(list.data.activities);
  const isOver = list.data.year < new Date().getFullYear();
  const figures = (["done", "places", "friends", "open"] as const).filter(
    (name) => name === "done" || counts[name] > 0,
  );
  return (
    <dl className={classes.figures}>
      {figures.map((name) => (
        <div key={name}>
          <dt>{(name === "open" && isOver ? w.year.left : w.year[name])(counts[name])}</dt>
          <dd>{number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
