import { Button, Group } from "@mantine/core";
import { useStore } from "zustand";
import { sentence } from "~/api/failure";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { session } from "~/state/session";
import { Notice } from "~/ui/states";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { actionsOf } from "../actions";
import { listFor } from "../carry-over";
import { copies } from "../edits/activities";
import { basketCompared, leaveFriend, pick, useBasket } from "./basket";
import classes from "./basket.module.css";
import { BasketPart } from "./basket-part";
import { FriendField } from "./friend-field";

/** What I picked beside what a friend picked. */
export function BasketView() {
  const w = useWords();
  const basket = useBasket();
  const friend = useStore(session, (state) => state.friend);
  const { common, onlyMine, onlyTheirs } = basketCompared(basket);
  const mine = basket.selectedActivities;
  const theirs = basket.friendSelectedActivities;
  const put = async (activities: readonly Activity[]) => {
    try {
      const target = await listFor(new Date().getFullYear());
      await actionsOf(target.id).addAll(copies(activities, target.data.activities));
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
  };
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
        <Group gap="sm">
          <Button onClick={() => void put(mine)} disabled={mine.length === 0}>
            {w.basket.put(mine.length)}
          </Button>
          <Button component={Link} href={paths.createHangout} variant="default">
            {w.basket.hangout}
          </Button>
        </Group>
      )}
      <div className={classes.parts}>
        {theirs.length > 0 ? (
          <>
            <BasketPart title={w.basket.common} activities={common.map(([own]) => own)} own />
            <BasketPart title={w.basket.onlyMine} activities={onlyMine} own />
            <BasketPart
              title={w.basket.onlyTheirs(friend?.name ?? w.basket.friend)}
              activities={onlyTheirs}
              onPick={(each) => pick([each])}
            />
          </>
        ) : mine.length > 0 ? (
          <BasketPart title={w.basket.mine} activities={mine} own />
        ) : null}
      </div>
      {theirs.length > 0 ? (
        <Button variant="subtle" color="gray" onClick={leaveFriend}>
          {w.basket.leave}
        </Button>
      ) : (
        <FriendField />
      )}
    </div>
  );
}
