import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { call } from "~/api/call";
import type { Activity } from "~/core";
import { Cover } from "~/map/covers/cover";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { friendshipsStore } from "~/state/friendships";
import { session } from "~/state/session";
import { progressOf } from "~/sync/lists/activities";
import { coverOfList } from "~/sync/lists/list-cover";
import { useFriendsLists } from "~/sync/overlap/use-friends-lists";
import { Part } from "~/ui/part";
import { useWords, type Words } from "~/ui/words";
import classes from "./others-lists.module.css";

/** Lists that are shown: enough to begin with, the rest is found by looking around. */
const LISTS_MAX = 6;

interface OthersList {
  listId: string;
  /** Whose list it is, where that is a friend. */
  uid?: string;
  createdByUsername: string;
  /** Name of the person whose list it is, where they show it to everybody. */
  ownerName?: string | null;
  activities: readonly Activity[];
  /** `true` if it shows its progress, which is for friends. */
  hasProgress: boolean;
}

/** Lists of a year by friends, and by people who show theirs to everybody. Not there where that is nothing. */
export function OthersLists({ year }: { year: number }) {
  const w = useWords();
  const cards = useStore(friendshipsStore, (state) => state.cards);
  const friends = useFriendsLists([year]).map((list) => ({ ...list, hasProgress: true }));
  const lists: OthersList[] = [...friends, ...usePublicLists(year)];
  const known = new Map(lists.toReversed().map((list) => [list.listId, list]));
  const shown = [...known.values()].toReversed().filter(({ activities }) => activities.length > 0);
  if (shown.length === 0) return null;
  return (
    <Part title={w.year.othersLists(year)}>
      <ul className={classes.lists}>
        {shown.slice(0, LISTS_MAX).map((list) => (
          <li key={list.listId}>
            <Link href={paths.sharedList(year, list.listId)}>
              <OthersCover list={list} year={year} />
              <strong>{(list.uid && cards[list.uid]?.name) || list.ownerName || `@${list.createdByUsername}`}</strong>
              <span>{factsOf(w, list)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function OthersCover({ list: { listId, activities }, year }: { list: OthersList; year: number }) {
  const subject = useMemo(() => coverOfList({ id: listId, year, activities }), [listId, year, activities]);
  return <Cover subject={subject} shape="wide" />;
}

function factsOf(w: Words, { activities, hasProgress }: OthersList): string {
  const { done, total } = progressOf(activities);
  return hasProgress ? w.list.progress(done, total) : w.browse.items(activities.length);
}

/** Those among the lists changed last: what lies farther back is found by looking around. */
function usePublicLists(year: number): OthersList[] {
  const own = useStore(session, (known) => known.user?.user_name);
  const { data } = useQuery({
    queryKey: ["year", "public lists"],
    queryFn: () => call("browseLists", {}),
  });
  return (data?.lists ?? []).flatMap((list) =>
    list.year === year && list.createdByUsername !== own ? [{ ...list, hasProgress: false }] : [],
  );
}
