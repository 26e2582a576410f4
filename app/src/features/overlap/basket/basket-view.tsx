import { Button, NativeSelect } from "@mantine/core";
import { type ComponentType, useMemo } from "react";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { missingFrom } from "~/sync/lists/activities";
import { addMissing } from "~/sync/lists/carry-over";
import { useOwnYear } from "~/sync/lists/own-year";
import { useLists } from "~/sync/lists/use-lists";
import { leaveFriend, pick, useBasket } from "~/sync/overlap/basket";
import { withoutDone } from "~/sync/overlap/overlap";
import { useJudged, useOverlap } from "~/sync/overlap/use-overlap";
import { firstName } from "~/ui/people/person";
import { Notice, RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import { BothCovers } from "../both-covers";
import { DayPlan } from "../day-plan";
import { FriendPicker } from "../friend-picker";
import { CertainPairs, ProbablePairs } from "../pairs";
import classes from "./basket.module.css";
import { BasketPart } from "./basket-part";
import { FriendField } from "./friend-field";
import { useFriendBeside } from "./use-friend-beside";

/** The reader's picks beside those of a friend. */
export function BasketView({ UsTwoButton }: { UsTwoButton: ComponentType<{ year: number }> }) {
  const w = useWords();
  const basket = useBasket();
  const beside = useFriendBeside();
  const ownYear = useOwnYear();
  const picked = basket.selectedActivities;
  const mine = beside.mine ?? picked;
  const theirs = basket.friendSelectedActivities;
  const { comparedWith } = basket;
  return (
    <div className={classes.basket}>
      <header>
        {beside.lists ? <BothCovers {...beside.lists} /> : null}
        <h1>{theirs.length > 0 && comparedWith ? w.basket.withFriend(firstName(comparedWith)) : w.basket.title}</h1>
        <p>{theirs.length > 0 && comparedWith ? w.basket.beside(firstName(comparedWith)) : w.basket.lede}</p>
      </header>
      {mine.length === 0 && theirs.length === 0 ? (
        <Notice
          title={w.basket.empty}
          action={
            <Button component={Link} href={paths.create()}>
              {w.list.browseIdeas}
            </Button>
          }
        >
          {w.basket.emptyExplained}
        </Notice>
      ) : null}
      {picked.length > 0 && !beside.mine ? <AddToList picked={picked} isCompared={theirs.length > 0} /> : null}
      <FriendPicker friend={beside.friend} onPick={beside.choose} />
      {beside.years.length > 1 ? (
        <NativeSelect
          label={w.overlap.year}
          value={String(beside.year)}
          data={beside.years.map(String)}
          onChange={(event) => beside.chooseYear(Number(event.currentTarget.value))}
        />
      ) : null}
      <UsTwoButton year={ownYear} />
      {beside.missing ? <p role="status">{beside.missing}</p> : null}
      {theirs.length > 0 ? <Both mine={mine} theirs={theirs} onto={beside.mine ? beside : null} /> : null}
      {theirs.length === 0 && mine.length > 0 ? (
        <div className={classes.parts}>
          <BasketPart title={w.basket.mine} activities={mine} own />
        </div>
      ) : null}
      {theirs.length > 0 ? (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => {
            beside.choose(null);
            leaveFriend();
          }}
        >
          {w.basket.leave}
        </Button>
      ) : (
        <FriendField />
      )}
    </div>
  );
}

/**
 * Adds what is picked to one's own list, and counts what is on none of one's lists yet. Above a comparison it is left out
 * where nothing is to be added: "All on your list" would seem to mean their wishes, too.
 */
function AddToList({ picked, isCompared }: { picked: readonly Activity[]; isCompared: boolean }) {
  const w = useWords();
  const year = useOwnYear();
  const known = useLists(({ shown }) => shown);
  const missing = missingFrom(
    known.flatMap(({ data }) => data.activities),
    picked,
  );
  if (isCompared && missing.length === 0) return null;
  return (
    <div>
      <Button onClick={() => void addMissing(missing, year, w.done.addedMany)} disabled={missing.length === 0}>
        {missing.length === 0 ? w.basket.allOnList : w.basket.put(missing.length, year)}
      </Button>
    </div>
  );
}

interface BothProps {
  mine: readonly Activity[];
  theirs: readonly Activity[];
  /** One's own list, where `mine` is one; else it is what was picked. */
  onto: { year: number; take: (activity: Activity) => void } | null;
}

/** Two sides, and what they share: for sure, perhaps, and not. What is theirs alone is taken onto one's own side. */
function Both({ mine, theirs, onto }: BothProps) {
  const w = useWords();
  const friend = useBasket().comparedWith;
  const { judge } = useJudged();
  const compared = useOverlap(mine, theirs);
  const overlap = useMemo(() => compared && withoutDone(compared), [compared]);
  if (!overlap) return <RowsSkeleton rows={4} label={w.overlap.loading} />;
  return (
    <>
      <div className={classes.parts}>
        <CertainPairs pairs={overlap.certain} friend={friend?.uid ?? undefined} />
        <ProbablePairs pairs={overlap.probable} onJudge={judge} />
        <BasketPart title={w.basket.onlyMine} activities={overlap.onlyMine} own={onto === null} />
        <BasketPart
          title={w.basket.onlyTheirs(friend ? firstName(friend) : w.basket.friend)}
          activities={overlap.onlyTheirs}
          onPick={(each) => (onto ? onto.take(each) : pick([each]))}
          pickLabel={onto ? (title) => w.basket.putOne(title, onto.year) : w.basket.pick}
        />
      </div>
      <DayPlan pairs={overlap.certain} />
    </>
  );
}
