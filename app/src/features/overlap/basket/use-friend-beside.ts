import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { Activity } from "~/core";
import { useQuery } from "~/routing/use-query";
import { friendshipsStore, friendsOf } from "~/state/friendships";
import { session } from "~/state/session";
import { inOrder } from "~/sync/lists/activities";
import { addMissing } from "~/sync/lists/carry-over";
import { useListOf, useYears } from "~/sync/lists/use-lists";
import { leaveFriend, removeEndedFriend, takeFromFriend, useBasket } from "~/sync/overlap/basket";
import { comparedYear, comparedYears } from "~/sync/overlap/compared-year";
import { listOfYear, useListsOf } from "~/sync/overlap/use-lists-of";
import { useWords } from "~/ui/words";

const noActivities: readonly Activity[] = [];

/**
 * The friend the address names: their list of a year lies beside one's own of that year, and follows what they change.
 * Without a year in the address it is one of which both have a list.
 */
export function useFriendBeside() {
  const w = useWords();
  const [query, setQuery] = useQuery();
  const friend = query.get("friend");
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  const known = useListsOf(useMemo(() => (friend ? [friend] : []), [friend]));
  const person = useMemo(() => {
    return uid ? friendsOf(state, uid).find((each) => each.uid === friend) : undefined;
  }, [state, uid, friend]);
  const ownYears = useYears();
  const theirYears = Object.values((friend && known[friend]) || {}).map(({ data }) => data.year);
  const year = Number(query.get("year")) || comparedYear(ownYears, theirYears, new Date().getFullYear());
  const list = friend ? listOfYear(known, friend, year) : undefined;
  const theirs = list?.data.activities;
  const ownList = useListOf(year);
  const own = ownList?.data.activities;
  const { comparedWith } = useBasket();
  useEffect(() => {
    if (!person || !theirs) return;
    const { name, user_name } = person;
    takeFromFriend(
      inOrder(theirs).filter(({ status }) => status !== "dropped"),
      { name, ...(user_name ? { user_name } : {}) },
      person.uid,
    );
  }, [person, theirs]);
  // The friendship may have ended while this device did not look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: either may come later than the other
  useEffect(() => {
    if (uid) removeEndedFriend(uid);
  }, [state, uid, comparedWith]);
  const mine = useMemo(() => own && inOrder(own).filter(({ status }) => status !== "dropped"), [own]);
  const answered = friend !== null && friend in known;
  return {
    friend: person ? friend : null,
    year,
    /** Years to compare in, where there is more than one. */
    years: person && answered ? comparedYears(ownYears, theirYears) : [],
    /** One's own list of the year, beside a friend's. */
    mine: person && theirs ? (mine ?? noActivities) : undefined,
    /** Both lists of the year, where the friend has one. */
    lists: person && list ? { mine: ownList, theirs: list } : undefined,
    /** Puts a wish of theirs on one's own list of the year, with a word of where it is from. */
    take: (activity: Activity) => {
      if (!list) return;
      const source = { listId: list.id, activityId: activity.id, userName: list.data.createdByUsername };
      void addMissing([{ ...activity, source }], year);
    },
    chooseYear: (next: number) => setQuery({ year: String(next) }),
    /** Message shown when the friend has no list that one may see. */
    missing: person && answered && !theirs ? w.overlap.noList(person.name, year) : null,
    choose: (next: string | null) => {
      if (next === null) leaveFriend();
      setQuery({ friend: next, year: null });
    },
  };
}
