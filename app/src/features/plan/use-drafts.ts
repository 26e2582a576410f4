import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { PlanOp } from "~/core";
import { readItem, removeItem, writeItem } from "~/state/device";
import { toast } from "~/ui/toast";
import { usePlanWords } from "~/ui/words/plan";

/** Edits that belong together: accepted or declined as one. */
export type Draft = readonly PlanOp[];

/** What somebody who may not edit a plan wants to suggest, kept on the device until it is sent. */
export function useDrafts(id: string, secret: string | null, uid: string | null) {
  const w = usePlanWords();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const key = `planDrafts/${uid}/${id}`;
  const isRead = useRef(false);
  useEffect(() => {
    if (!uid) return;
    readItem<readonly Draft[]>(key).then((stored) => {
      isRead.current = true;
      if (stored) setDrafts((now) => (now.length > 0 ? now : stored));
    });
  }, [uid, key]);
  useEffect(() => {
    if (!isRead.current) return;
    void (drafts.length > 0 ? writeItem(key, drafts) : removeItem(key));
  }, [drafts, key]);
  const sending = useMutation({
    mutationFn: async () => {
      // One after the other, so that what was sent is not sent again when one is refused.
      for (const ops of drafts) {
        await call("suggestPlanEdits", { planId: id, key: secret, ops: [...ops], idempotencyKey: crypto.randomUUID() });
        setDrafts(([, ...rest]) => rest);
      }
    },
    onSuccess: () => toast({ message: w.suggest.sent }),
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  return {
    drafts,
    add: (ops: PlanOp[]) => setDrafts((before) => joined(before, ops)),
    undo: () => setDrafts((before) => before.slice(0, -1)),
    discard: () => setDrafts([]),
    send: () => sending.mutate(),
    isSending: sending.isPending,
  };
}

/** Drafts with one more; what is about a stop or day that an earlier one adds belongs to that one. */
export function joined(drafts: readonly Draft[], ops: PlanOp[]): readonly Draft[] {
  const names = new Set(ops.flatMap(namesOf));
  const at = drafts.findLastIndex((draft) => draft.some((op) => namesOf(op).some((name) => names.has(name))));
  return at < 0 ? [...drafts, ops] : drafts.map((draft, index) => (index === at ? [...draft, ...ops] : draft));
}

/** Stops and days that an edit adds or changes. */
function namesOf(op: PlanOp): string[] {
  if (op.op === "addStop") return [op.stop.id];
  if (op.op === "addDay") return [op.day.date];
  if (op.op === "setDay") return [op.date];
  return "id" in op ? [op.id] : [];
}
