import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { findDocuments, getDocument } from "~/api/documents";
import type { Activity } from "~/core";
import { isDraft } from "~/sync/lists/drafts";
import { useLists } from "~/sync/lists/use-lists";
import { categoryOf } from "~/ui/categories";
import type { Beginning, DraftPlace } from "./draft";
import { questDates } from "./quest-dates";

/** The item that a hangout is made of, and the year of its list. */
export interface SourceItem {
  activity: Activity;
  year: number;
}

interface Found {
  /** Facts to begin with; `undefined` until they are known. */
  beginning: Beginning | undefined;
  item: SourceItem | undefined;
  /** True if the address names something that can't be opened. */
  isMissing: boolean;
}

const NOTHING: Found = { beginning: undefined, item: undefined, isMissing: false };

/** Returns the subject of the hangout that the address of the page names: an item, a quest, a plan, a place, people. */
export function useBeginning(query: URLSearchParams): Found {
  const own = useOwnItem(query);
  const text = query.toString();
  const isAsked = ["item", "quest", "plan", "place"].some((name) => query.has(name));
  const { data, error } = useQuery({
    queryKey: ["beginning of a hangout", text],
    queryFn: () => fetched(new URLSearchParams(text)),
    enabled: isAsked && own === null,
  });
  return useMemo(() => {
    const said = saidIn(new URLSearchParams(text));
    if (!isAsked) return { ...NOTHING, beginning: said };
    if (own === undefined) return NOTHING;
    if (own) return { ...ofItem(own, said), isMissing: false };
    if (error) return { ...NOTHING, beginning: said, isMissing: said.title === undefined };
    if (!data) return NOTHING;
    return "activity" in data
      ? { ...ofItem(data, said), isMissing: false }
      : { ...NOTHING, beginning: { ...said, ...data } };
  }, [text, own, data, error, isAsked]);
}

/** The item on a list of one's own; `null` where it is none, `undefined` until that is known. */
function useOwnItem(query: URLSearchParams): (SourceItem & { listId: string }) | null | undefined {
  const [id, listId] = [query.get("item"), query.get("list")];
  const isKnown = useLists(({ saved, failure }) => saved !== undefined || failure !== undefined);
  const list = useLists(({ shown, othersShown }) =>
    [...shown, ...othersShown].find(
      (each) => (!listId || each.id === listId) && each.data.activities.some((activity) => activity.id === id),
    ),
  );
  const activity = list?.data.activities.find((each) => each.id === id);
  return useMemo(() => {
    if (!id) return null;
    if (list && activity) return { activity, year: list.data.year, listId: list.id };
    return isKnown ? null : undefined;
  }, [id, list, activity, isKnown]);
}

function saidIn(query: URLSearchParams): Beginning {
  const people = query.get("with")?.split(",").filter(Boolean) ?? [];
  const title = query.get("title")?.trim();
  return { people, ...(title ? { title } : {}), proposesDates: people.length > 0 || Boolean(title) };
}

function ofItem({ activity, year, listId }: SourceItem & { listId: string }, said: Beginning) {
  const { id, title, place, targetMonth } = activity;
  const beginning: Beginning = {
    ...said,
    title,
    source: { activityId: id, ...(listId && !isDraft(listId) ? { listId } : {}) },
    category: categoryOf(activity),
    place: place ? { name: place.name, lng: place.lng, lat: place.lat, id: activity.placeId } : null,
    month: targetMonth ?? null,
    proposesDates: true,
  };
  return { beginning, item: { activity, year } };
}

async function fetched(query: URLSearchParams): Promise<Beginning | (SourceItem & { listId: string })> {
  const [item, list, quest, plan, place] = ["item", "list", "quest", "plan", "place"].map((name) => query.get(name));
  if (item && list) {
    const { activities, year } = await getDocument("bucketLists", list, { key: query.get("k") });
    const activity = activities.find(({ id }) => id === item);
    // The server checks what it is given of a list by who asks, without the key of a link.
    if (activity) return { activity, year, listId: query.get("k") ? "" : list };
  }
  if (quest) {
    const [record, { documents }] = await Promise.all([
      getDocument("quests", quest),
      findDocuments("questSessions", { questId: quest, limit: 50 }),
    ]);
    const { title, category, stops } = record;
    const about = { title, category: category ?? null, source: { questId: quest }, place: first(stops) };
    return { ...about, ...questDates(record, documents, Date.now()) };
  }
  if (plan) {
    const { days } = await getDocument("plans", plan);
    return {
      source: { planId: plan },
      place: first((days ?? []).flatMap(({ stops }) => stops ?? [])),
      proposesDates: true,
    };
  }
  if (place) {
    const { name, lng, lat } = await getDocument("places", place);
    return { title: name, place: { id: place, name, lng, lat } };
  }
  throw new Error("there is nothing of that name");
}

/** The first of some stops as the place to meet. */
function first(
  stops: readonly { lng?: number | null; lat?: number | null; title?: string | null }[] = [],
): DraftPlace | null {
  const [stop] = stops;
  if (typeof stop?.lng !== "number" || typeof stop.lat !== "number" || !stop.title) return null;
  return { name: stop.title, lng: stop.lng, lat: stop.lat };
}
