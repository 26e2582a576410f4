import { Button } from "@mantine/core";
import { IconCalendarPlus, IconCheck, IconX } from "@tabler/icons-react";
import { newHangoutOf } from "~/routing/hangout-paths";
import { Link } from "~/routing/link";
import { nameOf, type Pair } from "~/sync/overlap/overlap";
import { folded } from "~/ui/folded";
import { listed as inWords } from "~/ui/format";
import { WishThumbnail } from "~/ui/wish-thumbnail";
import { useWords } from "~/ui/words";
import { Column } from "./column";
import classes from "./column.module.css";

/**
 * Wishes that both have for sure, and why they are the same. With the id of the `friend` each can be made to happen.
 */
export function CertainPairs({ pairs, friend }: { pairs: readonly Pair[]; friend?: string | undefined }) {
  const w = useWords();
  return (
    <Column
      title={w.overlap.certain}
      count={pairs.length}
      explained={pairs.length === 0 ? w.overlap.nothing : undefined}
    >
      {pairs.map((pair) => (
        <li key={nameOf(pair)}>
          <WishThumbnail wish={pair.mine} />
          <Titles pair={pair} />
          {friend ? (
            <Button
              component={Link}
              href={newHangoutOf({ item: pair.mine.id, title: pair.mine.title, people: [friend] })}
              size="compact-md"
              variant="default"
              leftSection={<IconCalendarPlus size={16} stroke={1.9} aria-hidden="true" />}
              aria-label={w.makeItHappen.of(pair.mine.title)}
            >
              {w.makeItHappen.action}
            </Button>
          ) : null}
        </li>
      ))}
    </Column>
  );
}

interface ProbableProps {
  pairs: readonly Pair[];
  onJudge: (pair: Pair, same: boolean) => void;
}

/** Wishes that are only alike: a person says whether they are the same. */
export function ProbablePairs({ pairs, onJudge }: ProbableProps) {
  const w = useWords();
  if (pairs.length === 0) return null;
  return (
    <Column title={w.overlap.probable} count={pairs.length} explained={w.overlap.probableExplained}>
      {pairs.map((pair) => {
        const { mine, theirs } = pair;
        return (
          <li key={nameOf(pair)} data-asks>
            <WishThumbnail wish={mine} />
            <Titles pair={pair} />
            <Button
              size="compact-md"
              variant="default"
              leftSection={<IconCheck size={16} stroke={2} aria-hidden="true" />}
              aria-label={w.overlap.yesOf(mine.title, theirs.title)}
              onClick={() => onJudge(pair, true)}
            >
              {w.overlap.yes}
            </Button>
            <Button
              size="compact-md"
              variant="subtle"
              color="gray"
              leftSection={<IconX size={16} stroke={2} aria-hidden="true" />}
              aria-label={w.overlap.noOf(mine.title, theirs.title)}
              onClick={() => onJudge(pair, false)}
            >
              {w.overlap.no}
            </Button>
          </li>
        );
      })}
    </Column>
  );
}

function Titles({ pair: { mine, theirs, reasons } }: { pair: Pair }) {
  const w = useWords();
  const same = folded(mine.title) === folded(theirs.title);
  // One title says by itself that the words are the same.
  const told = reasons.filter((reason) => !same || reason !== "same-words").map((reason) => w.overlap.why[reason]);
  return (
    <div className={classes.words}>
      <p>{same ? mine.title : w.overlap.pair(mine.title, theirs.title)}</p>
      {told.length > 0 ? <p className={classes.quiet}>{inWords(told)}</p> : null}
    </div>
  );
}
