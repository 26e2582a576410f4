import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TrialOver } from "./trial-over";
import { beginTrial } from "./trial-record";

it("names the minutes of each stop at the end of a trial, and the longest way", () => {
  const stop = (id: string, lat: number) => ({
    id,
    title: id,
    lat,
    lng: -9.14,
    stayMin: 5,
    proof: { type: "none" as const },
  });
  const quest = { title: "A walk", stops: [stop("Gate", 38.7), stop("Park", 38.703), stop("Tower", 38.715)] };
  render(
    <MantineProvider>
      <TrialOver record={beginTrial(quest, 0)} onAgain={() => undefined} onClose={() => undefined} />
    </MantineProvider>,
  );
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows[0]).toBe("Gate5 min there");
  expect(rows[1]).not.toContain("the longest way");
  expect(rows[2]).toMatch(/^Tower.* on foot .*5 min there, the longest way$/);
});
