import { vi } from "vitest";
import * as documents from "~/api/documents";

/** Answers the reader's ledger with 30 points of the quest `q`, and 75 more on hold. */
export function answerHeldPoints(): void {
  const points = [
    { questId: "q", rule: "questStop", subject: "a", points: 30 },
    { questId: "q", rule: "questFinished", subject: "q", points: 0, offered: 75, withheld: "suspicious" },
  ];
  vi.spyOn(documents, "findDocuments").mockResolvedValue({
    documents: points.map((data, at) => ({ id: String(at), version: 1, data })),
  } as never);
}
