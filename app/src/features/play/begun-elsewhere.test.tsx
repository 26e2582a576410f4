import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Progress } from "~/core";
import { signedInAs } from "~/state/session";
import { outbox } from "~/sync/outbox/store";
import { plays } from "~/sync/play/play-store";
import { STARTED_AT, samplePlay } from "~/sync/play/testing/sample-play";
import { PlayPage } from "./play-page";

/** Progress of the booking as the server has it; `undefined` while it has not answered. */
let known: Progress | null | undefined;
const call = vi.hoisted(() => vi.fn());
vi.mock("~/api/call", () => ({ call }));
vi.mock("~/api/use-topics", () => ({
  useTopics: ([topic]: string[], { onDocument }: { onDocument: (change: object) => void }) =>
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for a topic
    useEffect(() => {
      if (topic && known !== undefined) onDocument({ topic, version: 2, data: known });
    }, [topic]),
}));
vi.mock("~/api/documents", () => ({
  getDocument: async () => Promise.reject(new Error("offline")),
  findDocuments: async () => ({ documents: [], cursor: null }),
}));
vi.mock("./save-offline", () => ({ saveOffline: async () => undefined }));
vi.mock("./route-map", () => ({ RouteMap: () => null }));

beforeEach(() => {
  signedInAs("ann");
  plays.setState({ records: {} });
  known = undefined;
  call.mockReset().mockRejectedValue(new Error("offline"));
  outbox.setState({ uid: "ann", entries: [] });
});

/** Draws the play of a booking that this device has no record of. */
function drawElsewhere(bookingId: string, progress: Progress | null): void {
  known = progress;
  call.mockImplementation(async (name: string) => {
    if (name === "startQuest") return { quest: samplePlay().quest, progress: { version: 2, data: known } };
    return { id: "q1", version: 1, data: samplePlay().quest };
  });
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <PlayPage questId="q1" bookingId={bookingId} onLeave={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it("offers to set off only where nobody has begun", async () => {
  drawElsewhere("unbegun", null);
  expect(await screen.findByRole("heading", { name: "Ready to walk?" })).toBeTruthy();
  expect(call).not.toHaveBeenCalledWith("startQuest", expect.anything());
});

it("shows where the team is after a start on another device", async () => {
  const { progress } = samplePlay();
  drawElsewhere("begun", { ...progress, stopStates: { gate: { at: STARTED_AT, by: "ann" } } });
  expect(await screen.findByText("Stop 2, Park")).toBeTruthy();
  expect(screen.queryByText("Ready to walk?")).toBeNull();
});

it("shows the summary of a quest that was finished on another device", async () => {
  const { progress } = samplePlay();
  const stopStates = { gate: { at: STARTED_AT, by: "ann" }, tower: { at: STARTED_AT, by: "ann" } };
  drawElsewhere("finished", { ...progress, stopStates, finishedAt: "2031-05-03T12:04:00.000Z" });
  expect(await screen.findByRole("heading", { name: "You finished Old town" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Share your walk" })).toBeTruthy();
});
