import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { getDocument } from "~/api/documents";
import { everyDocument } from "~/api/every-document";
import { isHidden, orNull } from "~/api/hidden";
import type { LiveChange, Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import { useSession } from "../session/use-session";
import { saveCarpool, savedCarpool } from "./saved-carpool";
import { type CarpoolRecords, carpoolIdOf } from "./way";

/** Records, and whether they are this device's copy because the server could not be reached. */
interface Loaded {
  records: CarpoolRecords;
  isSaved: boolean;
}

const DIRECTIONS = ["there", "back"] as const;

/**
 * A hangout's cars and riders, followed as they change; by a guest's secret (`key`) where there is one. `records` is
 * `null` where there is no such hangout, or none that the reader may see.
 */
export function useCarpool(hangoutId: string, key: string | null) {
  const client = useQueryClient();
  const uid = useSession((state) => state.uid);
  const queryKey = useMemo(() => ["carpool", hangoutId, key, uid], [hangoutId, key, uid]);
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => load(hangoutId, key, uid) });
  const topics = useMemo(() => topicsOf(hangoutId, key), [hangoutId, key]);
  const isFollowed = Boolean(data);
  const change = (edit: (records: CarpoolRecords) => CarpoolRecords) => {
    client.setQueryData<Loaded | null>(queryKey, (now) => now && { records: edit(now.records), isSaved: false });
  };
  useTopics<never>(isFollowed ? topics : [], {
    onDocuments: ({ topic, documents }) => change((records) => replaced(records, topic, documents)),
    onDocument: (event) => change((records) => changed(records, event)),
  });
  const records = data?.records;
  useEffect(() => {
    if (uid && records && !data?.isSaved) saveCarpool(uid, records).catch(() => undefined);
  }, [uid, records, data?.isSaved]);
  return {
    records: data === null ? null : records,
    isSaved: data?.isSaved ?? false,
    failure: error,
    retry: () => void refetch(),
  };
}

async function load(hangoutId: string, key: string | null, uid: string | null): Promise<Loaded | null> {
  try {
    return { records: await fetchRecords(hangoutId, key, uid), isSaved: false };
  } catch (failure) {
    if (isHidden(failure)) return null;
    const saved = uid ? await savedCarpool(uid, hangoutId) : undefined;
    if (saved) return { records: saved, isSaved: true };
    throw failure;
  }
}

async function fetchRecords(hangoutId: string, key: string | null, uid: string | null): Promise<CarpoolRecords> {
  const hangout = await getDocument("hangouts", hangoutId, { key });
  const secret = key ? { k: key } : {};
  const find = <Name extends "carpools" | "carpoolCars" | "carpoolRiders">(name: Name, query: Record<string, string>) =>
    everyDocument(name, { ...query, ...secret });
  const pools = DIRECTIONS.map((direction) => carpoolIdOf(hangoutId, direction));
  const [carpools, cars, riders, member] = await Promise.all([
    find("carpools", { hangoutId }),
    Promise.all(pools.map((carpoolId) => find("carpoolCars", { carpoolId }))),
    Promise.all(pools.map((carpoolId) => find("carpoolRiders", { carpoolId }))),
    uid && orNull(getDocument("hangoutMembers", `${hangoutId}_${uid}`)),
  ]);
  return {
    hangout: { id: hangoutId, version: 0, data: hangout },
    carpools,
    cars: cars.flat(),
    riders: riders.flat(),
    member: member || null,
  };
}

function topicsOf(hangoutId: string, key: string | null): string[] {
  const ofPool = DIRECTIONS.flatMap((direction) => {
    const carpoolId = carpoolIdOf(hangoutId, direction);
    return [`carpoolCars?carpoolId=${carpoolId}`, `carpoolRiders?carpoolId=${carpoolId}`];
  });
  const topics = [`hangouts/${hangoutId}`, `carpools?hangoutId=${hangoutId}`, ...ofPool];
  if (!key) return topics;
  return topics.map((topic) => `${topic}${topic.includes("?") ? "&" : "?"}k=${encodeURIComponent(key)}`);
}

type Kind = "carpools" | "cars" | "riders";
const KINDS: Record<string, Kind> = { carpools: "carpools", carpoolCars: "cars", carpoolRiders: "riders" };

const collectionOf = (topic: string) => topic.split(/[/?]/)[0] ?? "";

/** Records after a snapshot of an index: what the index led to before and does not now is gone. */
function replaced(records: CarpoolRecords, topic: string, documents: Versioned<never>[]): CarpoolRecords {
  const kind = KINDS[collectionOf(topic)];
  if (!kind) return records;
  const carpoolId = new URLSearchParams(topic.split("?")[1]).get("carpoolId");
  const others = (records[kind] as readonly Versioned<{ carpoolId?: string }>[]).filter(
    ({ data }) => carpoolId !== null && data.carpoolId !== carpoolId,
  );
  return { ...records, [kind]: [...others, ...documents] };
}

function changed(records: CarpoolRecords, { topic, id, version, data }: LiveChange<never>): CarpoolRecords {
  const collection = collectionOf(topic);
  if (collection === "hangouts") {
    return data ? { ...records, hangout: { id, version: version ?? 0, data } } : records;
  }
  const kind = KINDS[collection];
  if (!kind) return records;
  const others = (records[kind] as readonly Versioned[]).filter((each) => each.id !== id);
  return { ...records, [kind]: data ? [...others, { id, version, data }] : others };
}
