import { Button, Group } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import type { SavedList } from "~/state/lists";
import { inOrder, isDone, progressOf } from "~/sync/lists/activities";
import { addMissing } from "~/sync/lists/carry-over";
import { usePhoto } from "~/sync/photos/use-photo";
import { categories, categoryOf } from "~/ui/categories";
import { CategoryMark } from "~/ui/category-mark";
import { day, number } from "~/ui/format";
import { useWords } from "~/ui/words";
import { ListMap } from "../board/list-map";
import classes from "./year-page.module.css";

/** A year to look back on: what was done and when, what is still open, and where it was. */
export function YearPage({ list }: { list: SavedList }) {
  const w = useWords();
  const navigation = useNavigation();
  const { year, activities } = list.data;
  const { done: doneCount, total } = progressOf(activities);
  const done = inOrder(activities)
    .filter(isDone)
    .sort((a, b) => ((a.doneAt ?? "") < (b.doneAt ?? "") ? -1 : 1));
  const open = activities.filter((each) => !isDone(each) && each.status !== "dropped");
  const toYear = Math.max(new Date().getFullYear(), year + 1);
  const figures = [
    [number(doneCount), w.year.done],
    [number(total - doneCount), w.year.open],
    [number(activities.filter(({ place }) => place).length), w.year.places],
  ];
  return (
    <div className={classes.page}>
      <dl className={classes.figures}>
        {figures.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={classes.kinds} aria-label={w.year.kinds}>
        {categories
          .map((category) => ({ category, count: activities.filter((each) => categoryOf(each) === category).length }))
          .filter(({ count }) => count > 0)
          .map(({ category, count }) => (
            <li key={category}>
              <CategoryMark category={category} size={34} />
              {w.categories[category]} <span>{count}</span>
            </li>
          ))}
      </ul>
      <Group gap="sm">
        <Button component={Link} href={paths.listOf(year)}>
          {w.year.openList}
        </Button>
        {open.length > 0 && year < 2099 ? (
          <Button variant="default" onClick={() => void addMissing(open, toYear)}>
            {w.list.carryAll(open.length, toYear)}
          </Button>
        ) : null}
      </Group>
      {done.length > 0 ? (
        <section className={classes.story} aria-labelledby="story">
          <h2 id="story">{w.year.story}</h2>
          <ol>
            {done.map((activity) => (
              <li key={activity.id}>
                <time dateTime={activity.doneAt}>{activity.doneAt ? day(activity.doneAt) : ""}</time>
                <p>{activity.title}</p>
                {activity.note ? <p className={classes.note}>{activity.note}</p> : null}
                {activity.proofRef ? <StoryPhoto title={activity.title} photo={activity.proofRef} /> : null}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <div className={classes.map}>
        <ListMap list={list} onOpen={(id) => navigation.push(`${paths.listOf(year)}&item=${encodeURIComponent(id)}`)} />
      </div>
    </div>
  );
}

function StoryPhoto({ title, photo }: { title: string; photo: string }) {
  const w = useWords();
  const src = usePhoto(photo, "small");
  if (!src) return null;
  return <img src={src} alt={w.photos.of(title)} loading="lazy" decoding="async" className={classes.photo} />;
}
