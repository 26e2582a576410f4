import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { LiveChange, Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import type { Plan, PlanSuggestion } from "~/core";
import { toast } from "~/ui/toast";

export type Suggestion = Versioned<PlanSuggestion>;

/** Suggestions about a plan: all of them for its owner, their own for others; the newest last. */
export function useSuggestions(id: string, { ownerId }: Plan, uid: string | null) {
  const [known, setKnown] = useState<readonly Suggestion[]>([]);
  const topic = uid ? `planSuggestions?${ownerId === uid ? "ownerId" : "authorId"}=${uid}` : null;
  useTopics<PlanSuggestion>(topic ? [topic] : [], {
    onDocuments: ({ documents }) => setKnown(documents),
    onDocument: (change) => setKnown((before) => changed(before, change)),
  });
  const ours = known.filter(({ data }) => data.planId === id);
  return ours.sort((a, b) => a.data.createdAt.localeCompare(b.data.createdAt));
}

function changed(
  known: readonly Suggestion[],
  { id, version, data }: LiveChange<PlanSuggestion>,
): readonly Suggestion[] {
  const others = known.filter((each) => each.id !== id);
  return data ? [...others, { id, version: version ?? 0, data }] : others;
}

/** Answers a suggestion, or takes one's own back. */
export function useAnswer() {
  return useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: "accept" | "decline" | "withdraw" }) => {
      const idempotencyKey = crypto.randomUUID();
      if (answer === "withdraw") return call("withdrawPlanSuggestion", { suggestionId: id, idempotencyKey });
      return call("answerPlanSuggestion", { suggestionId: id, accept: answer === "accept", idempotencyKey });
    },
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
}
