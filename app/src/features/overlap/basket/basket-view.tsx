import { Button } from "@mantine/core";
import type { ComponentType } from "react";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { missingFrom } from "~/sync/lists/activities";
import { addMissing } from "~/sync/lists/carry-over";
import { useListOf } from "~/sync/lists/use-lists";
import { leaveFriend, pick, useBasket } from "~/sync/overlap/basket";
import { useJudged, useOverlap } from "~/sync/overlap/use-overlap";
import { Notice, RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import { DayPlan } from "../day-plan";
import { FriendPicker } from "../friend-picker";
import { CertainPairs, ProbablePairs } from "../pairs";
import classes from "./basket.module.css";
import { BasketPart } from "./basket-part";
import { FriendField } from "./friend-field";
import { useFriendBeside } from "./use-friend-beside";

/** What I picked beside what a friend picked. */
export function BasketView({ UsTwoButton }: { UsTwoButton: ComponentType<{ year: number }> }) {
  const w = useWords();
  const basket = useBasket();
  const beside = useFriendBeside();
  const mine = basket.selectedActivities;
  const theirs = basket.friendSelectedActivities;
  const { comparedWith } = basket;
  return (
    <div className={classes.basket}>
      <header>
        <h1>{theirs.length > 0 && comparedWith ? w.basket.withFriend(comparedWith.name) : w.basket.title}</h1>
        <p>{w.basket.lede}</p>
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
      {mine.length > 0 ? <AddToList picked={mine} /> : null}
      <FriendPicker friend={beside.friend} onPick={beside.choose} />
      <UsTwoButton year={new Date().getFullYear()} />
      {beside.missing ? <p role="status">{beside.missing}</p> : null}
      {theirs.length > 0 ? <Both mine={mine} theirs={theirs} /> : null}
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

/** Adds what is picked to the list of this year, and counts what is not on it yet. */
function AddToList({ picked }: { picked: readonly Activity[] }) {
  const w = useWords();
  const year = new Date().getFullYear();
  const missing = missingFrom(useListOf(year)?.data.activities ?? [], picked);
  return (
    <div>
      <Button onClick={() => void addMissing(missing, year, w.done.addedMany)} disabled={missing.length === 0}>
        {missing.length === 0 ? w.basket.allOnList : w.basket.put(missing.length)}
      </Button>
    </div>
  );
}

/** Two sides, and what they share: for sure, perhaps, and not. */
function Both({ mine, theirs }: { mine: readonly Activity[]; theirs: readonly Activity[] }) {
  const w = useWords();
  const friend = useBasket().comparedWith;
  const { judge } = useJudged();
  const overlap = useOverlap(mine, theirs);
  if (!overlap) return <RowsSkeleton rows={4} label={w.overlap.loading} />;
  return (
    <>
      <div className={classes.parts}>
        <CertainPairs pairs={overlap.certain} />
        <ProbablePairs pairs={overlap.probable} onJudge={judge} />
        <BasketPart title={w.basket.onlyMine} activities={overlap.onlyMine} own />
        <BasketPart
          title={w.basket.onlyTheirs(friend?.name ?? w.basket.friend)}
          activities={overlap.onlyTheirs}
          onPick={(each) => pick([each])}
        />
      </div>
      <DayPlan pairs={overlap.certain} />
    </>
  );
}
