import { useMutation } from "@tanstack/react-query";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { Plan, Quest } from "~/core";
import { createQuest } from "~/routing/quest-paths";
import { useNavigation } from "~/routing/use-location";
import { toast } from "~/ui/toast";

/** Makes a draft of a quest from the stops of a plan, and opens the page that writes quests. */
export function useQuestDraft() {
  const navigation = useNavigation();
  return useMutation({
    mutationFn: (plan: Plan) => call("saveQuestDraft", { quest: questOf(plan), idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ id }) => navigation.push(createQuest(id)),
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
}

/** Stops of a quest, and characters of their titles. */
const STOPS_MAX = 50;
const TITLE_MAX = 140;

/** The stops of all days in order, as those of a quest. */
export function questOf({ title, days = [] }: Plan): Quest {
  const stops = days
    .flatMap(({ stops = [] }) => stops)
    .slice(0, STOPS_MAX)
    .map(({ id, name, lng, lat, stayMin, openFrom, openTo, note }) => ({
      id,
      title: [...name].slice(0, TITLE_MAX).join(""),
      lng,
      lat,
      ...(stayMin !== undefined && { stayMin }),
      ...(openFrom && { openFrom }),
      ...(openTo && { openTo }),
      ...(note && { storyText: note }),
    }));
  return { ...(title && { title }), stops } as unknown as Quest;
}
