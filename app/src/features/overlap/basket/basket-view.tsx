import { Button } from "@mantine/core";
import { useStore } from "zustand";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { session } from "~/state/session";
import { addMissing } from "~/sync/lists/carry-over";
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
export function BasketView() {
  const w = useWords();
  const basket = useBasket();
  const beside = useFriendBeside();
  const mine = basket.selectedActivities;
  const theirs = basket.friendSelectedActivities;
  return (
    <div className={classes.basket}>
      <header>
        <h1>{w.basket.title}</h1>
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
      ) : (
        <div>
          <Button
            onClick={() => void addMissing(mine, new Date().getFullYear(), w.done.addedMany)}
            disabled={mine.length === 0}
          >
            {w.basket.put(mine.length)}
          </Button>
        </div>
      )}
      <FriendPicker friend={beside.friend} onPick={beside.choose} />
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

/** Two sides, and what they share: for sure, perhaps, and not. */
function Both({ mine, theirs }: { mine: readonly Activity[]; theirs: readonly Activity[] }) {
  const w = useWords();
  const friend = useStore(session, (state) => state.friend);
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
