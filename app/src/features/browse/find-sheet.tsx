import { Button } from "@mantine/core";
import { useTown } from "~/map/towns/use-town";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";
import { comingDates } from "./filter";
import classes from "./find-sheet.module.css";
import type { Find, ListFind, QuestFind } from "./finds";
import { dayAndTime } from "./next-date";
import { listFacts, questFacts } from "./result";

/** Names that a sheet shows: the rest is behind the link to all of it. */
const NAMES_MAX = 8;

interface Props {
  find: Find | undefined;
  /** The wish of a list whose pin was pressed. */
  wishId: string | undefined;
  onClose: () => void;
}

/** Sheet of the opened result, above the map it was found on. */
export function FindSheet({ find, wishId, onClose }: Props) {
  const w = useWords();
  return (
    <Sheet
      opened={find !== undefined}
      onClose={onClose}
      title={<span className={classes.kind}>{find?.kind === "quest" ? w.browse.quest : w.browse.list}</span>}
      wide="side"
      isInAddress
    >
      {find?.kind === "quest" ? <QuestSheet find={find} /> : null}
      {find?.kind === "list" ? <ListSheet find={find} wishId={wishId} /> : null}
    </Sheet>
  );
}

function QuestSheet({ find }: { find: QuestFind }) {
  const w = useWords();
  const { quest, id } = find;
  const town = useTown(find.points[0] ?? null);
  const facts = [...questFacts(w, find), ...(town ? [town] : [])];
  return (
    <div className={classes.sheet}>
      <h2>{find.title}</h2>
      {quest.summary ? <p>{quest.summary}</p> : null}
      <p className={classes.facts}>{facts.join("\u00a0· ")}</p>
      {quest.mode === "scheduled" ? <Sessions find={find} /> : null}
      <Names title={w.browse.atStops} names={find.points.map(({ name }) => name)} />
      <Button component={Link} href={paths.quest(id)}>
        {w.browse.openQuest}
      </Button>
    </div>
  );
}

/** The dates to come, with the seats that are left. */
function Sessions({ find }: { find: QuestFind }) {
  const w = useWords();
  const coming = comingDates(find, Date.now());
  return (
    <section className={classes.part}>
      <h3>{w.browse.dates}</h3>
      {coming.length === 0 ? <p>{w.browse.noDates}</p> : null}
      <ul>
        {coming.map(({ startsAt, timeZone, free }) => (
          <li key={startsAt}>
            {dayAndTime(startsAt, timeZone ?? undefined)}
            <span>{w.browse.seatsLeft(free)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ListSheet({ find, wishId }: { find: ListFind; wishId: string | undefined }) {
  const w = useWords();
  const { list } = find;
  const pressed = list.activities.find(({ id }) => id === wishId);
  const others = list.activities.filter((activity) => activity !== pressed);
  return (
    <div className={classes.sheet}>
      <h2>{find.title}</h2>
      <p className={classes.facts}>{listFacts(w, find).join("\u00a0· ")}</p>
      <Names title={w.browse.onIt} first={pressed?.title} names={others.map(({ title }) => title)} />
      <Button component={Link} href={paths.sharedList(list.year, list.listId)}>
        {w.browse.openList}
      </Button>
    </div>
  );
}

function Names({ title, first, names }: { title: string; first?: string | undefined; names: readonly string[] }) {
  const w = useWords();
  const rest = names.length - NAMES_MAX;
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <ul>
        {first ? (
          <li>
            <b>{first}</b>
          </li>
        ) : null}
        {names.slice(0, NAMES_MAX).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike, and stay where they are
          <li key={at}>{name}</li>
        ))}
        {rest > 0 ? <li className={classes.facts}>{w.browse.more(rest)}</li> : null}
      </ul>
    </section>
  );
}
