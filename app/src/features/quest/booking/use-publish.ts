import { call } from "~/api/call";
import { Failure } from "~/api/failure";
import type { Versioned } from "~/api/schema";
import type { Quest } from "~/core";
import { toast } from "~/ui/toast";
import { useQuestWords } from "~/ui/words/quest";
import { failed } from "../attempt";

/** Publishes a draft; says how much stands in the way where it is not ready. */
export function usePublish({ id }: Versioned<Quest>): () => Promise<void> {
  const { card } = useQuestWords();
  return async () => {
    try {
      await call("publishQuest", { questId: id, idempotencyKey: crypto.randomUUID() });
      toast({ message: card.published });
    } catch (failure) {
      const checks = failure instanceof Failure ? checksIn(failure.details) : 0;
      if (checks > 0) toast({ message: card.notReady(checks), kind: "failure" });
      else failed(failure);
    }
  };
}

function checksIn(details: unknown): number {
  const { checks } = Object(details) as { checks?: unknown };
  return Array.isArray(checks) ? checks.filter((check) => Object(check).blocking === true).length : 0;
}
