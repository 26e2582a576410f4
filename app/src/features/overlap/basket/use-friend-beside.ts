import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useQuery } from "~/routing/use-query";
import { friendshipsStore, friendsOf } from "~/state/friendships";
import { session } from "~/state/session";
import { inOrder } from "~/sync/lists/activities";
import { useListOf } from "~/sync/lists/use-lists";
import { leaveFriend, pick, removeEndedFriend, takeFromFriend, useBasket } from "~/sync/overlap/basket";
import { listOfYear, useListsOf } from "~/sync/overlap/use-lists-of";
import { useWords } from "~/ui/words";

/**
 * The friend the address names: their list of this year lies beside the basket, and follows what they change. With
 * nothing picked yet, one's own list of the year is taken.
 */
export function useFriendBeside() {
  const w = useWords();
  const [query, setQuery] = useQuery();
  const friend = query.get("friend");
  const year = new Date().getFullYear();
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  const known = useListsOf(useMemo(() => (friend ? [friend] : []), [friend]));
  const person = useMemo(() => {
    return uid ? friendsOf(state, uid).find((each) => each.uid === friend) : undefined;
  }, [state, uid, friend]);
  const theirs = friend ? listOfYear(known, friend, year)?.data.activities : undefined;
  const own = useListOf(year)?.data.activities;
  const { selectedActivities, comparedWith } = useBasket();
  const nothingPicked = selectedActivities.length === 0;
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
  useEffect(() => {
    if (friend && nothingPicked && own) pick(inOrder(own).filter(({ status }) => status !== "dropped"));
  }, [friend, nothingPicked, own]);
  const answered = friend !== null && friend in known;
  return {
    friend: person ? friend : null,
    /** What is said when the friend has no list that one may see. */
    missing: person && answered && !theirs ? w.overlap.noList(person.name, year) : null,
    choose: (next: string | null) => {
      if (next === null) leaveFriend();
      setQuery({ friend: next });
    },
  };
}
