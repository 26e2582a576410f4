import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import type { FriendOnQuest } from "~/api/schema";
import { useSession } from "../session/use-session";

const nobody: readonly FriendOnQuest[] = [];

/** Friends of the reader who have seats on these quests, did them, or saved them. Nobody until that is known. */
export function useQuestFriends(questIds: readonly string[]): readonly FriendOnQuest[] {
  const uid = useSession((state) => (state.status === "signed-in" ? state.uid : null));
  const ids = [...new Set(questIds)].sort();
  const { data = nobody } = useQuery({
    queryKey: ["friends on quests", uid, ids.join(" ")],
    queryFn: async () => (await call("questFriends", { questIds: ids })).friends,
    enabled: uid !== null && ids.length > 0,
  });
  return data;
}
