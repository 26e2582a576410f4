import { useQuery } from "@tanstack/react-query";
import { findDocuments } from "~/api/documents";
import type { PointsEntry } from "~/core";
import type { PlayRecord } from "~/sync/play/play-record";
import type { PlayedStop } from "~/sync/play/played-stops";

/** The points of this play's quest, once the server has added up the finish; the newest first. */
export function usePoints({ questId, version, progress }: PlayRecord, uid: string | null) {
  return useQuery({
    queryKey: ["points of quest", uid, questId, version],
    queryFn: async ({ signal }) => {
      const { documents } = await findDocuments("points", { uid: uid ?? "" }, signal);
      return documents.map(({ data }) => data).filter((entry) => entry.questId === questId);
    },
    enabled: uid !== null && progress.finishedAt !== undefined,
  });
}

/** The reason a line of points is what it is. */
export type PointsReason =
  | "full"
  | "half"
  | "unproven"
  | "unprovenEnd"
  | "noLocation"
  | "tooFar"
  | "inaccurate"
  | "host"
  | "givenUp"
  | "notFound"
  | "pending"
  | "pendingStop"
  | "pendingMany"
  | "friends"
  | "limit";

/** Returns the reason for the number of points, or for none. Pure. */
export function reasonOf(entry: PointsEntry, stops: readonly PlayedStop[]): PointsReason {
  const { withheld, points, offered, evidence, subject } = entry;
  if (withheld === "suspicious") return pendingReason(entry.because);
  if (withheld === "friends" || withheld === "sameFriend") return "friends";
  if (withheld === "perDay" || withheld === "perWeek") return "limit";
  if (evidence.grade === "D") {
    if (entry.rule === "questFinished") return "unprovenEnd";
    const passed = stops.find(({ stop }) => stop.id === stopIdOf(subject));
    const why = passed?.withheld;
    if (why === "tries") return passed?.status === "givenUp" ? "givenUp" : "notFound";
    return why && why !== "noProof" && why !== "tooFast" ? why : "unproven";
  }
  return points < offered || evidence.grade === "C" ? "half" : "full";
}

/** Why points wait for somebody to look, by the reason that the server writes down. */
function pendingReason(because = ""): PointsReason {
  if (because.includes("points of a stop")) return "pendingStop";
  return because.includes("one creator") ? "pendingMany" : "pending";
}

/** The stop of a line, whose subject is `{quest}.{stop}`. */
export function stopIdOf(subject: string): string {
  return subject.slice(subject.indexOf(".") + 1);
}
