import { useQuery } from "@tanstack/react-query";
import { findDocuments, getDocument } from "~/api/documents";
import { orNull } from "~/api/hidden";
import type { Versioned } from "~/api/schema";
import type { Hangout } from "~/core";
import { useSession } from "../session/use-session";

/** A hangout of the reader's, and the part they have in its cars. */
export interface MyHangout {
  hangout: Versioned<Hangout>;
  part: "drives" | "rides" | "none";
}

/** Hangouts that are looked at: the newest of them. */
const HANGOUTS_MAX = 60;

/** The reader's hangouts that are still to come, those with a part in a carpool first; of one quest alone if `questId` is given. */
export function useMyCarpools(questId: string | null) {
  const uid = useSession((state) => state.uid);
  const { data, error, refetch } = useQuery({
    queryKey: ["my-carpools", uid],
    queryFn: () => load(uid ?? ""),
    enabled: uid !== null,
  });
  const hangouts = data?.filter(({ hangout }) => questId === null || hangout.data.source?.questId === questId);
  return { hangouts, failure: error, retry: () => void refetch() };
}

async function load(uid: string): Promise<MyHangout[]> {
  const [members, cars, rides] = await Promise.all([
    findDocuments("hangoutMembers", { userId: uid, limit: HANGOUTS_MAX }),
    findDocuments("carpoolCars", { driverId: uid, limit: HANGOUTS_MAX }),
    findDocuments("carpoolRiders", { userId: uid, limit: HANGOUTS_MAX }),
  ]);
  const driven = new Set(cars.documents.map(({ data }) => data.hangoutId));
  const ridden = rides.documents.filter(({ data }) => data.status !== "cancelled").map(({ data }) => data.hangoutId);
  const partOf = (id: string) => (driven.has(id) ? "drives" : ridden.includes(id) ? "rides" : "none");
  const ids = [...new Set(members.documents.map(({ data }) => data.hangoutId))];
  const found = await Promise.all(ids.map(fetchHangout));
  return found
    .filter((hangout) => hangout !== null)
    .filter(({ data }) => data.status !== "cancelled" && data.status !== "done")
    .map((hangout): MyHangout => ({ hangout, part: partOf(hangout.id) }))
    .sort((a, b) => rank(a).localeCompare(rank(b)));
}

/** Those with a part first, then by date; without a date last. */
function rank({ hangout, part }: MyHangout): string {
  return `${part === "none" ? 1 : 0} ${hangout.data.when.startsAt ?? "9999"}`;
}

async function fetchHangout(id: string): Promise<Versioned<Hangout> | null> {
  const data = await orNull(getDocument("hangouts", id));
  return data && { id, version: 0, data };
}
