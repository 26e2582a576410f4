import { useState } from "react";
import { reasonOf, sentence } from "~/api/failure";
import { toast } from "~/ui/toast";
import { useMyQuestsWords } from "~/ui/words/my-quests";

/** Runs one action at a time, says what came of it, and keeps a refusal to be shown where it was asked for. */
export function useAttempt() {
  const w = useMyQuestsWords();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = async <Result>(action: () => Promise<Result>, done: (result: Result) => string | null) => {
    if (isRunning) return false;
    setRunning(true);
    setRefusal(null);
    try {
      const message = done(await action());
      if (message) toast({ message });
      return true;
    } catch (failure) {
      const reasons: Readonly<Record<string, string>> = w.failed;
      setRefusal(reasons[reasonOf(failure) ?? ""] ?? sentence(failure));
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { attempt, isRunning, refusal };
}
