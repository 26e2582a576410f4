import { useQuery } from "@tanstack/react-query";
import { everyDocument } from "~/api/every-document";
import type { PointsEntry } from "~/core";
import { useSession } from "../session/use-session";

/** All lines of the reader's ledger of points, read where they are asked for. */
export function useLedger(isAsked = true) {
  const uid = useSession((state) => state.uid);
  return useQuery({
    queryKey: ["ledger", uid],
    queryFn: async (): Promise<PointsEntry[]> => {
      const lines = await everyDocument("points", { uid: uid ?? "" });
      return lines.map(({ data }) => data);
    },
    enabled: isAsked && uid !== null,
  });
}
