import { useQuery } from "@tanstack/react-query";
import { findDocuments } from "~/api/documents";
import type { PointsEntry } from "~/core";
import type { PlayRecord } from "~/sync/play/play-record";

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
  | "tries"
  | "pending"
  | "pendingStop"
  | "pendingMany"
  | "friends"
  | "limit";

/** Returns the reason for the number of points, or for none. Pure. */
export function reasonOf(entry: PointsEntry, { progress }: Pick<PlayRecord, "progress">): PointsReason {
  const { withheld, points, offered, evidence, subject } = entry;
  if (withheld === "suspicious") return pendingReason(entry.because);
  if (withheld === "friends" || withheld === "sameFriend") return "friends";
  if (withheld === "perDay" || withheld === "perWeek") return "limit";
  if (evidence.grade === "D") {
    const why = progress.stopStates?.[stopIdOf(subject)]?.evidence?.withheld;
    if (entry.rule === "questFinished") return "unprovenEnd";
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
