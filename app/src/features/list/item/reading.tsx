import { ActionIcon } from "@mantine/core";
import { IconCalendar, IconMapPin, IconX } from "@tabler/icons-react";
import { sentence } from "~/api/failure";
import type { Activity } from "~/core";
import { useWhereabouts } from "~/map/towns/use-whereabouts";
import { removeMeToo } from "~/sync/me-toos/remove";
import type { AlsoPerson } from "~/sync/overlap/use-also-wants";
import { CategoryMark } from "~/ui/category-mark";
import { day, listed, monthName } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { useCategory } from "~/ui/pictures/use-category";
import { WishScene } from "~/ui/pictures/wish-scene";
import { Portrait } from "~/ui/portrait";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import classes from "./details.module.css";

interface Props {
  activity: Activity;
  also: readonly AlsoPerson[] | undefined;
  onMap: ((activity: Activity) => void) | undefined;
}

/** A wish as one reads it: its picture, what it is called, where and when, the note, and who wants it too. */
export function Reading({ activity, also = [], onMap }: Props) {
  const w = useWords();
  const { title, place, targetMonth, doneAt, note, proofRef } = activity;
  const category = useCategory(activity);
  const where = useWhereabouts(activity);
  const when = doneAt ? day(doneAt) : targetMonth ? monthName(targetMonth) : "";
  return (
    <div className={classes.reading}>
      {proofRef ? null : <WishScene wish={activity} eager />}
      <h2>{title}</h2>
      {place ? (
        <p className={classes.fact}>
          {category ? (
            <CategoryMark category={category} size={20} />
          ) : (
            <IconMapPin size={18} stroke={1.7} aria-hidden="true" />
          )}
          <span>{where || w.item.onTheMap}</span>
          {onMap ? (
            <button type="button" onClick={() => onMap(activity)}>
              {w.item.showOnMap}
            </button>
          ) : null}
        </p>
      ) : null}
      {when ? (
        <p className={classes.fact}>
          <IconCalendar size={18} stroke={1.7} aria-hidden="true" />
          <span>{when}</span>
        </p>
      ) : null}
      {note ? <p className={classes.note}>{note}</p> : null}
      {also.length > 0 ? <Wanted people={also} /> : null}
    </div>
  );
}

/** Faces and names of who wants it too; what somebody said by the link can be removed. */
function Wanted({ people }: { people: readonly AlsoPerson[] }) {
  const w = useWords();
  const names = people.map(firstName);
  const remove = (person: AlsoPerson) => {
    if (!person.meTooId) return;
    removeMeToo(person.meTooId).catch((failure: unknown) => toast({ message: sentence(failure), kind: "failure" }));
  };
  return (
    <section className={classes.wanted} aria-label={w.today.wantToo(listed(names), names.length)}>
      <p>{w.today.wantToo(listed(names), names.length)}</p>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <Portrait name={person.name} uid={person.id} src={person.photo} size="small" />
            <span>
              {person.name}
              {person.isGuest ? <small>{w.item.byLink}</small> : null}
            </span>
            {person.meTooId ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={w.item.remove(person.name)}
                onClick={() => remove(person)}
              >
                <IconX size={17} stroke={1.8} aria-hidden="true" />
              </ActionIcon>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
