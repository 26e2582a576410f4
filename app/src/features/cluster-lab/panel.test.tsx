import { MantineProvider } from "@mantine/core";
import { act, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { contendersOf, type Outcome } from "~/workers/lab";
import { createComparison } from "./comparison";
import { Panel } from "./panel";
import { defaults } from "./settings";

const field = contendersOf("hierarchical", ["supercluster"]);
const sampled = (buildMs: number, passUs: number): Partial<Outcome> => ({
  samples: [{ round: 1, place: 0, buildMs, firstPassMs: 1, passUs, viewUs: [passUs] }],
  end: { kind: "done" },
});
const outcomes = (parts: readonly Partial<Outcome>[]): Outcome[] =>
  field.map((contender, at) => ({ contender, samples: [], ...parts[at] }));

function shown() {
  const comparison = createComparison();
  render(
    <MantineProvider>
      <Panel settings={{ ...defaults, peers: ["supercluster"] }} comparison={comparison} ready form="settings" />
    </MantineProvider>,
  );
  return comparison;
}
const headline = () => screen.getByRole("heading", { level: 2 }).textContent;
const lanes = () => within(screen.getByRole("list", { name: "Time to build and answer 1,000 views" }));

it("names the race before it begins, and offers nothing to watch", () => {
  shown();
  expect(headline()).toBe("Race Yonder against supercluster 9");
  expect(screen.queryByRole("list")).toBeNull();
});

it("says the verdict so far while others are measured, and draws a lane for each", () => {
  const comparison = shown();
  act(() => comparison.setState({ isRunning: true, outcomes: outcomes([sampled(10, 10), {}]) }));
  expect(headline()).toMatch(/^So far: Yonder builds in 10 ms/);
  expect(lanes().getAllByRole("listitem")[1]?.textContent).toBe("supercluster 9waiting");
  expect(screen.queryByRole("button", { name: "Watch again" })).toBeNull();
});

it("ends with one sentence and a race to watch again", () => {
  const comparison = shown();
  act(() => comparison.setState({ outcomes: outcomes([sampled(10, 10), sampled(90, 30)]) }));
  expect(headline()).toBe(
    "Against supercluster 9, Yonder builds 9× faster; views are 3× faster at p50 and 3× faster at p99.",
  );
  expect(lanes().getAllByRole("listitem")[1]?.textContent).toBe("supercluster 9120 ms6× slower");
  expect(screen.getByText("Replayed 42× slower than measured. The shortest bar wins.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Watch again" })).toBeTruthy();
});

it("calls the verdict provisional where somebody stopped the comparison", () => {
  const comparison = shown();
  const stopped = { ...sampled(90, 30), end: { kind: "cancelled" } as const };
  act(() => comparison.setState({ outcomes: outcomes([sampled(10, 10), stopped]) }));
  expect(headline()).toMatch(/^So far: Against supercluster 9/);
});
