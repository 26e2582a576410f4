import { useMemo, useState } from "react";
import { useTopics } from "~/api/use-topics";
import type { BucketList } from "~/core";
import type { SavedList } from "~/state/lists";

/** The lists of other people that one may see, by person: as they are now, and as they change. */
export type ListsOf = Readonly<Record<string, Readonly<Record<string, SavedList>>>>;

const topicOf = (uid: string) => `bucketLists?userId=${uid}`;
const uidOf = (topic: string) => topic.slice(topicOf("").length);

/** Follows the lists of these people; nothing is in it of somebody of whom the server has not spoken yet. */
export function useListsOf(uids: readonly string[]): ListsOf {
  const [known, setKnown] = useState<ListsOf>({});
  useTopics<BucketList>(
    useMemo(() => uids.map(topicOf), [uids]),
    {
      onDocuments: ({ topic, documents }) => {
        const lists = Object.fromEntries(documents.map((list) => [list.id, list]));
        setKnown((before) => ({ ...before, [uidOf(topic)]: lists }));
      },
      onDocument: ({ topic, id, version, data }) =>
        setKnown((before) => {
          const { [id]: _, ...rest } = before[uidOf(topic)] ?? {};
          const lists = data ? { ...rest, [id]: { id, version: version ?? 0, data } } : rest;
          return { ...before, [uidOf(topic)]: lists };
        }),
    },
  );
  return known;
}

/** Somebody's list of a year. */
export function listOfYear(known: ListsOf, uid: string, year: number): SavedList | undefined {
  return Object.values(known[uid] ?? {}).find(({ data }) => data.year === year);
}
