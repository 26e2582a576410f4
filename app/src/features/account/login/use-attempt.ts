import { useEffect, useState } from "react";
import { Failure, sentence, waitOf } from "~/api/failure";
import { useWords, type Words } from "~/ui/words";
import type { Wrong } from "../by-field";

/** One try at a time: which fields are wrong, what failed, and how long to wait. What was typed is the form's own. */
export function useAttempt() {
  const w = useWords();
  const [wrong, setWrong] = useState<Wrong>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [waitS, setWaitS] = useState(0);
  useEffect(() => {
    if (waitS === 0) return;
    const tick = setTimeout(() => setWaitS(waitS - 1), 1_000);
    return () => clearTimeout(tick);
  }, [waitS]);

  /** Answers whether it worked; `explain` may have a sentence of its own for a refusal, or take it without one. */
  const attempt = async (work: () => Promise<unknown>, explain: (failure: unknown) => string | null | undefined) => {
    setWrong({});
    setFailed(null);
    setBusy(true);
    try {
      await work();
      return true;
    } catch (failure) {
      setWaitS(waitOf(failure));
      const fields = failure instanceof Failure ? wrongFields(failure.fields, w) : {};
      setWrong(fields);
      const own = explain(failure);
      if (own !== undefined) setFailed(own);
      else if (Object.keys(fields).length === 0 && waitOf(failure) === 0) setFailed(sentence(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    attempt,
    wrong,
    setWrong,
    busy,
    waits: waitS > 0,
    failed: failed ?? (waitS > 0 ? w.login.wait(waitS) : null),
  };
}

/** What is wrong with the fields of signing up, in the reader's language. */
export function wrongFields(problems: readonly { field: string; message: string }[], w: Words): Wrong {
  return Object.fromEntries(problems.map(({ field, message }) => [field, said(field, message, w)]));
}

function said(field: string, message: string, { login: { wrong } }: Words): string {
  if (message === "is taken") return field === "email" ? wrong.emailTaken : wrong.taken;
  if (field === "email" || field === "name" || field === "user_name") return wrong[field];
  return field === "password" || field === "newPassword" ? wrong.password : message;
}
