import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { signedInAs } from "~/state/session";
import { outbox } from "~/sync/outbox/store";
import { type PlayRecord, withPause } from "~/sync/play/play-record";
import { plays, storePlay } from "~/sync/play/play-store";
import { STARTED_AT, samplePlay, waiting } from "~/sync/play/testing/sample-play";
import { PlayPage } from "./play-page";

vi.mock("~/api/use-topics", () => ({ useTopics: () => undefined }));
vi.mock("~/api/documents", () => ({
  getDocument: async () => Promise.reject(new Error("offline")),
  findDocuments: async () => ({ documents: [], cursor: null }),
}));
vi.mock("./save-offline", () => ({ saveOffline: async () => undefined }));
vi.mock("./route-map", () => ({ RouteMap: () => null }));

beforeEach(() => {
  signedInAs("ann");
  plays.setState({ records: {} });
  outbox.setState({ uid: "ann", entries: [] });
});

async function draw(record: PlayRecord): Promise<() => void> {
  await storePlay("ann", record);
  const onLeave = vi.fn();
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <PlayPage questId="q1" bookingId="b1" onLeave={onLeave} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return onLeave;
}

const checkIn = (stopId: string) =>
  ({ name: "checkInStop", data: { bookingId: "b1", stopId, at: STARTED_AT } }) as const;

it("goes on where it was: on the way, or at the stop", async () => {
  await draw(samplePlay());
  expect(await screen.findByText("Stop 1, Gate")).toBeTruthy();
  expect(screen.getByText("Look up")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "I’m here" }));
  expect(await screen.findByText("When was it built?")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Back to the map" }));
  expect(await screen.findByRole("button", { name: "I’m here" })).toBeTruthy();
});

it("leads to a start that is far away by a map app", async () => {
  await draw(samplePlay());
  const link = await screen.findByRole("link", { name: "Directions to the start" });
  expect(link.getAttribute("href")).toContain("to=52.5163%2C13.3777");
  // Without a signal no map of another site opens.
  act(() =>
    outbox.setState({ entries: [{ ...waiting(checkIn("tower")), failure: { code: "unavailable", message: "" } }] }),
  );
  expect(screen.queryByRole("link", { name: "Directions to the start" })).toBeNull();
});

it("shows the photo of a stop on the way and there", async () => {
  const record = samplePlay();
  const [gate, ...others] = record.quest.stops ?? [];
  if (!gate) throw new Error("the sample has stops");
  await draw({ ...record, quest: { ...record.quest, stops: [{ ...gate, photo: "/v1/photos/ann/gate" }, ...others] } });
  const photo = () => screen.findByRole("img", { name: "Photo of Gate" });
  expect((await photo()).getAttribute("src")).toBe("/v1/photos/ann/gate");
  fireEvent.click(screen.getByRole("button", { name: "I’m here" }));
  expect(await screen.findByText("When was it built?")).toBeTruthy();
  expect(await photo()).toBeTruthy();
});

it("pauses, can be left, and goes on", async () => {
  const onLeave = await draw(withPause(samplePlay(), STARTED_AT));
  expect(await screen.findByRole("heading", { name: "Paused" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Leave and continue later" }));
  expect(onLeave).toHaveBeenCalledOnce();
});

it("says what waits without a signal, and where each stop stands", async () => {
  const cut = { ...waiting(checkIn("gate")), failure: { code: "unavailable", message: "" } };
  outbox.setState({ uid: "ann", entries: [cut] });
  await draw(samplePlay());
  expect(await screen.findByText("No signal. Keep walking.")).toBeTruthy();
  expect(screen.getByText("1 check-in is safe here and will be sent later.")).toBeTruthy();
  expect(screen.getByText("Gate is saved on this phone")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Stops" }));
  const [gate] = await screen
    .findAllByRole("listitem")
    .then((rows) => rows.filter((row) => row.textContent?.includes("Gate")));
  expect(gate?.textContent).toContain("Waiting to send");
});

it("does not call a stop found that was given up", async () => {
  const evidence = { kind: "question", grade: "D", withheld: "tries" } as const;
  const { progress, ...record } = samplePlay();
  await draw({ ...record, progress: { ...progress, stopStates: { gate: { at: STARTED_AT, by: "ann", evidence } } } });
  expect(await screen.findByText("Gate skipped")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Stops" }));
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toContain("GateSkipped");
  expect(screen.queryByText(/found/)).toBeNull();
});

it("leaves an optional stop out and takes it in again", async () => {
  outbox.setState({ uid: "ann", entries: [waiting(checkIn("gate"))] });
  await draw({ ...samplePlay(), arrived: { park: STARTED_AT } });
  fireEvent.click(await screen.findByRole("button", { name: /^Skip this stop/ }));
  expect(await screen.findByText("Stop 3, Tower")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Stops" }));
  fireEvent.click(await screen.findByRole("button", { name: "Bring this stop back" }));
  fireEvent.click(await screen.findByRole("button", { name: "On to stop 2" }));
  expect(await screen.findByText(/^Stop 2, Park/)).toBeTruthy();
});

it("ends with the summary, and takes a review of whoever booked", async () => {
  const record = samplePlay();
  const finishedAt = "2031-05-03T12:04:00.000Z";
  await draw({ ...record, progress: { ...record.progress, finishedAt } });
  expect(await screen.findByRole("heading", { name: "You finished Old town" })).toBeTruthy();
  expect(screen.getByText(/^2 hrs?,? 4 mins?$/)).toBeTruthy();
  expect(await screen.findByText("This time there were no points.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send review" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "4 stars" }));
  expect(screen.getByRole("button", { name: "Send review" })).toBeTruthy();
});
