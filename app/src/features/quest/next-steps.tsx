import { Button } from "@mantine/core";
import { IconListCheck, IconListDetails, IconRoute, IconTrophy, IconUsers } from "@tabler/icons-react";
import { newHangoutOf } from "~/routing/hangout-paths";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { dashboardOf } from "~/routing/quest-paths";
import { addToYear } from "~/sync/lists/add-to-year";
import { plannedYear } from "~/sync/lists/planned-year";
import { useLists } from "~/sync/lists/use-lists";
import { categoryOf } from "~/ui/categories";
import { useQuest } from "./quest-context";
import classes from "./quest-page.module.css";

const ICON = { size: 20, stroke: 1.7, "aria-hidden": true } as const;

/** Ways on for who does not book yet: a wish on one's list, or a date with friends. */
export function NextSteps() {
  const { questId, quest, title, route, isOwn, w } = useQuest();
  const { next } = w;
  const listed = useListed(questId);
  const add = () => {
    const [first] = route.stops;
    const category = categoryOf(quest.category ? { category: quest.category } : {});
    void addToYear(plannedYear(new Date()), title, {
      questId,
      ...(category ? { category } : {}),
      ...(first ? { place: { name: first.title || title, lng: first.lng, lat: first.lat } } : {}),
    });
  };
  return (
    <section>
      <h2>{next.title}</h2>
      <div className={classes.ways}>
        {listed ? (
          <Button
            component={Link}
            href={paths.item(listed.year, listed.id)}
            variant="default"
            leftSection={<IconListCheck {...ICON} />}
          >
            {next.listed(listed.year)}
          </Button>
        ) : (
          <Button variant="default" leftSection={<IconListCheck {...ICON} />} onClick={add}>
            {next.list}
          </Button>
        )}
        {isOwn ? (
          <Button
            component={Link}
            href={dashboardOf(questId)}
            variant="default"
            leftSection={<IconListDetails {...ICON} />}
          >
            {next.manage}
          </Button>
        ) : null}
        <Button component={Link} href={paths.plan(questId)} variant="default" leftSection={<IconRoute {...ICON} />}>
          {next.plan}
        </Button>
        <Button
          component={Link}
          href={newHangoutOf({ quest: questId })}
          variant="default"
          leftSection={<IconUsers {...ICON} />}
        >
          {next.hangout}
        </Button>
        <Button
          component={Link}
          href={paths.questBoard(questId)}
          variant="default"
          leftSection={<IconTrophy {...ICON} />}
        >
          {next.board}
        </Button>
      </div>
      {isOwn ? null : (
        <p className={classes.report}>
          <Link href={paths.report("quest", questId)}>{next.report}</Link>
        </p>
      )}
    </section>
  );
}

/** The item that a quest is on one of the reader's lists. */
function useListed(questId: string): { year: number; id: string } | undefined {
  const shown = useLists((state) => state.shown);
  for (const { data } of shown) {
    const item = data.activities.find((activity) => activity.questId === questId);
    if (item) return { year: data.year, id: item.id };
  }
  return undefined;
}
