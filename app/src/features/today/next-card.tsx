import { Button } from "@mantine/core";
import { IconCalendar, IconCalendarPlus, IconCheck, IconMapPin } from "@tabler/icons-react";
import type { Activity } from "~/core";
import { newHangoutOf } from "~/routing/hangout-paths";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { isDone } from "~/sync/lists/activities";
import { actionsOf } from "~/sync/lists/item-actions";
import type { AlsoWants } from "~/sync/overlap/use-also-wants";
import { cheer } from "~/ui/cheer";
import { listed, monthName } from "~/ui/format";
import { FaceStack } from "~/ui/people/face-stack";
import { firstName } from "~/ui/people/person";
import { Stamp } from "~/ui/stamp";
import { useWords } from "~/ui/words";
import { ActivityPicture } from "./activity-picture";
import classes from "./today.module.css";

interface Props {
  list: SavedList;
  activity: Activity;
  now: Date;
  also: AlsoWants;
  /** `true` if friends may want it too, which is known a moment later: the space for them is there. */
  hasFriends: boolean;
  /** It was ticked here, or unticked again. */
  onTicked: (id: string | undefined) => void;
}

/** The likeliest wish, answered with one press. */
export function NextCard({ list, activity, now, also, hasFriends, onTicked }: Props) {
  const w = useWords();
  const { title, place, targetMonth } = activity;
  const done = isDone(activity);
  const isNow = targetMonth === now.getMonth() + 1 && list.data.year === now.getFullYear();
  const people = also.get(activity.id) ?? [];
  const names = people.map(firstName);
  const tick = (button: Element) => {
    onTicked(done ? undefined : activity.id);
    if (!done) cheer(button);
    void actionsOf(list.id).tick(activity, !done);
  };
  return (
    <section className={classes.next} aria-labelledby="next">
      <div className={classes.poster}>
        <ActivityPicture activity={activity} shape="card" />
        {done ? (
          <Stamp
            above={place?.name ?? ""}
            year={now.getFullYear()}
            day={now.getDate()}
            month={now.getMonth() + 1}
            fresh
          />
        ) : null}
      </div>
      <div className={classes.nextWords}>
        <p className={classes.badge}>{isNow ? w.today.thisMonth : w.today.next}</p>
        <h2 id="next">{title}</h2>
        {targetMonth ? (
          <p className={classes.fact}>
            <IconCalendar size={18} stroke={1.7} aria-hidden="true" />
            {monthName(targetMonth)}
          </p>
        ) : null}
        {place && place.name !== title ? (
          <p className={classes.fact}>
            <IconMapPin size={18} stroke={1.7} aria-hidden="true" />
            {place.name}
          </p>
        ) : null}
        {hasFriends || people.length > 0 ? (
          <p className={classes.wanted}>
            {people.length > 0 ? (
              <>
                <FaceStack people={people} max={3} names="hidden" />
                {w.today.wantToo(listed(names), names.length)}
              </>
            ) : null}
          </p>
        ) : null}
        <div className={classes.ways}>
          {done ? null : (
            <Button
              component={Link}
              href={newHangoutOf({ item: activity.id, list: list.id })}
              size="md"
              leftSection={<IconCalendarPlus size={18} stroke={1.8} aria-hidden="true" />}
            >
              {w.makeItHappen.action}
            </Button>
          )}
          <Button
            variant="default"
            size="md"
            leftSection={<IconCheck size={18} stroke={2.4} aria-hidden="true" />}
            onClick={(event) => tick(event.currentTarget)}
          >
            {done ? w.common.undo : w.today.did}
          </Button>
          <Button
            component={Link}
            href={`${paths.listOf(list.data.year)}&item=${activity.id}`}
            variant="subtle"
            color="gray"
            size="md"
            aria-label={w.today.openItem(title)}
          >
            {w.today.open}
          </Button>
        </div>
      </div>
    </section>
  );
}
