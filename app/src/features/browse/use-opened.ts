import { useQuery as useAnswer } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { findDocuments, getDocument } from "~/api/documents";
import { Failure } from "~/api/failure";
import { useNavigation } from "~/routing/use-location";
import { categories } from "~/ui/categories";
import { NotFound } from "~/ui/not-found";
import { useWords } from "~/ui/words";
import { datesOf } from "./dates-of";
import { type Find, listFind, questFind } from "./finds";

/** Opens the find that the path names above the page; opening is a step that Back takes back, to the same view. */
export function useOpened(id: string | undefined, finds: readonly Find[] | undefined) {
  const w = useWords();
  const navigation = useNavigation();
  const stepped = useRef(false);
  const [wishId, setWishId] = useState<string>();
  const [path = "", query = ""] = navigation.current().split("?");
  const base = path.startsWith("/browse_copy") ? "/browse_copy" : "/browse";
  const address = (to: string) => (query ? `${to}?${query}` : to);
  const isCategory = categories.some((each) => each === id);
  const known = id === undefined ? undefined : finds?.find((find) => find.id === id);
  const { data: fetched } = useAnswer({
    queryKey: ["browse", "one", id],
    queryFn: () => findOf(id ?? "", w.browse.listOf),
    enabled: id !== undefined && !isCategory && finds !== undefined && known === undefined,
  });
  useEffect(() => {
    if (isCategory) navigation.replace(`${base}?${new URLSearchParams({ category: id ?? "" })}`);
  }, [isCategory, id, base, navigation]);
  if (id !== undefined && fetched === null && known === undefined) throw new NotFound(path);
  const find = id === undefined || isCategory ? undefined : (known ?? fetched ?? undefined);
  return {
    find,
    /** The wish of a list whose pin opened it. */
    wishId,
    /** The path of the page itself, without what is open above it. */
    base,
    hrefOf: (each: Find) => address(`${base}/${encodeURIComponent(each.id)}`),
    open: (each: Find, pressedId?: string) => {
      stepped.current = true;
      setWishId(pressedId);
      navigation.push(address(`${base}/${encodeURIComponent(each.id)}`));
    },
    close: () => {
      if (stepped.current) window.history.back();
      else navigation.replace(address(base));
      stepped.current = false;
    },
  };
}

/** A quest or list that is not among what everybody finds, as of somebody one is friends with; `null` where there is none. */
async function findOf(id: string, titleOf: (owner: string, year: number) => string): Promise<Find | null> {
  const quest = await orNull(getDocument("quests", id));
  if (quest) {
    const { documents } = await findDocuments("questSessions", { questId: id, limit: 50 });
    const sessions = documents.map(({ data }) => data);
    return questFind({ id, quest, dates: datesOf(quest, sessions, Date.now()) });
  }
  const list = await orNull(getDocument("bucketLists", id));
  if (!list) return null;
  const { year, createdByUsername, updatedAt, activities } = list;
  const found = { listId: id, year, createdByUsername, updatedAt, title: null, activities };
  return listFind(found, titleOf(createdByUsername, year));
}

async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof Failure && ["not-found", "permission-denied", "invalid-argument"].includes(failure.code))
      return null;
    throw failure;
  }
}
