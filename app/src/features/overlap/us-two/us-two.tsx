import { Button } from "@mantine/core";
import type { ComponentType } from "react";
import { useMemo } from "react";
import { useStore } from "zustand";
import { sentence } from "~/api/failure";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { friendshipsStore } from "~/state/friendships";
import type { SavedList } from "~/state/lists";
import { inOrder } from "~/sync/lists/activities";
import { addMissing } from "~/sync/lists/carry-over";
import { useListOf } from "~/sync/lists/use-lists";
import { type SharedList, useSharedList } from "~/sync/lists/use-shared-list";
import { withoutDone } from "~/sync/overlap/overlap";
import { useJudged, useOverlap } from "~/sync/overlap/use-overlap";
import { firstName } from "~/ui/people/person";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import { BasketPart } from "../basket/basket-part";
import { BothCovers } from "../both-covers";
import { placed } from "../day";
import { DayPlan } from "../day-plan";
import { CertainPairs, ProbablePairs } from "../pairs";
import { NextStep } from "./next-step";
import classes from "./us-two.module.css";

/** The parts of other features that the page shows. */
export interface UsTwoSlots {
  /** Takes the reader's wishes: a line each. */
  OwnWords: ComponentType<{ year: number; list: SavedList | undefined }>;
  /** Stands in for a list that is not there, or not for the reader. */
  HiddenList: ComponentType;
  /** Sends a friend request. Rejects with a `Failure`. */
  onAsk: (userName: string) => Promise<void>;
}

interface Props {
  listId: string;
  /** The secret of the link. */
  secret: string | null;
  slots: UsTwoSlots;
}

/** "Us two": somebody's shared list beside the reader's, compared in this browser, also without an account. */
export function UsTwo({ listId, secret, slots }: Props) {
  const w = useWords();
  const { own, list, failure, retry } = useSharedList(listId, secret);
  useTitle(w.usTwo.page);
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={() => void retry()} />;
  if (list === null) return <slots.HiddenList />;
  if (!list) return <RowsSkeleton rows={6} label={w.list.loading} />;
  if (own) {
    return (
      <Notice
        main
        title={w.usTwo.own}
        action={
          <Button component={Link} href={paths.listOf(own.data.year)}>
            {w.hiddenList.list}
          </Button>
        }
      >
        {w.usTwo.ownExplained}
      </Notice>
    );
  }
  return <BothLists list={list} slots={slots} />;
}

const notDropped = ({ status }: Activity) => status !== "dropped";

function BothLists({ list, slots: { OwnWords, onAsk } }: { list: SharedList; slots: UsTwoSlots }) {
  const w = useWords();
  const { year, userId, createdByUsername } = list.data;
  const ownList = useListOf(year);
  const card = useStore(friendshipsStore, (state) => state.cards[userId]);
  const name = card ? firstName(card) : `@${createdByUsername}`;
  const mine = useMemo(() => inOrder(ownList?.data.activities ?? []).filter(notDropped), [ownList]);
  const theirs = useMemo(() => inOrder(list.data.activities).filter(notDropped), [list]);
  const compared = useOverlap(mine, theirs);
  const overlap = useMemo(() => compared && withoutDone(compared), [compared]);
  const { judge } = useJudged();
  const take = (activity: Activity) => {
    const source = { listId: list.id, activityId: activity.id, userName: createdByUsername };
    void addMissing([{ ...activity, source }], year, w.done.addedMany);
  };
  return (
    <article className={classes.page}>
      <header>
        <BothCovers mine={ownList} theirs={list} />
        <h1>{w.usTwo.title(name)}</h1>
        <p>{mine.length === 0 ? w.usTwo.begin(name, theirs.length, year) : w.usTwo.lede(name)}</p>
      </header>
      <OwnWords year={year} list={ownList} />
      {overlap ? (
        <div className={classes.parts}>
          {mine.length > 0 ? <CertainPairs pairs={overlap.certain} /> : null}
          <ProbablePairs pairs={overlap.probable} onJudge={judge} />
          <BasketPart title={w.basket.onlyMine} activities={overlap.onlyMine} />
          <BasketPart title={w.basket.onlyTheirs(name)} activities={overlap.onlyTheirs} onPick={take} />
        </div>
      ) : (
        <RowsSkeleton rows={4} label={w.overlap.loading} />
      )}
      {overlap && placed(overlap.certain).length > 0 ? <DayPlan pairs={overlap.certain} /> : null}
      <NextStep uid={userId} name={name} userName={createdByUsername} onAsk={onAsk} />
    </article>
  );
}
