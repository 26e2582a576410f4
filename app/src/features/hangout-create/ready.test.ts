import { expect, it } from "vitest";
import { createHangout as de } from "~/ui/words/de/create-hangout";
import { createHangout as en } from "~/ui/words/en/create-hangout";

it("counts friends and people who were invited by email in one sentence", () => {
  const said = [
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 2],
    [0, 1],
  ] as const;
  expect(said.map(([friends, emails]) => en.hangoutReady.sent(friends, emails).split(".")[0])).toEqual([
    "One friend has it now",
    "Two friends have it now",
    "Two friends and one person by email have it now",
    "One friend and two people by email have it now",
    "One person by email has it now",
  ]);
  expect(said.map(([friends, emails]) => de.hangoutReady.sent(friends, emails).split(".")[0])).toEqual([
    "Ein Freund hat sie schon",
    "Zwei Freunde haben sie schon",
    "Zwei Freunde und eine Person per E-Mail haben sie schon",
    "Ein Freund und zwei Personen per E-Mail haben sie schon",
    "Eine Person per E-Mail hat sie schon",
  ]);
});
