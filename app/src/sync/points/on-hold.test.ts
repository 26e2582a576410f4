import { expect, it } from "vitest";
import { pointsOnHold } from "./on-hold";

it("adds up what waits for somebody to look, and not what was answered since", () => {
  const waits = (subject: string) => ({ rule: "questStop", subject, offered: 20, withheld: "suspicious" }) as const;
  const lines = [
    waits("a"),
    waits("b"),
    waits("c"),
    { rule: "questStop", subject: "b", offered: 20, releases: "ann:questStop:b" } as const,
    { rule: "questStop", subject: "c", offered: 20, voids: "ann:questStop:c" } as const,
    { rule: "questStop", subject: "d", offered: 20, withheld: "noEvidence" } as const,
    { rule: "questFinished", subject: "q", offered: 80, withheld: "suspicious" } as const,
  ];
  expect(pointsOnHold(lines)).toBe(100);
  expect(pointsOnHold([])).toBe(0);
});
