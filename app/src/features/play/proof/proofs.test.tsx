import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { QuestStop } from "~/core";
import type { PlayRecord } from "~/sync/play/play-record";
import { samplePlay } from "~/sync/play/testing/sample-play";
import type { Fix } from "../device/use-position";
import { AnswerProof } from "./answer-proof";
import { HintRow, ShownHints } from "./hints";
import { HostProof } from "./host-proof";
import { PlaceProof } from "./place-proof";

const checkIn = vi.hoisted(() => vi.fn());
const hasWalkedOn = vi.fn(() => false);
vi.mock("~/sync/play/actions", () => ({
  checkIn,
  hasWalkedOn: () => hasWalkedOn(),
  showHint: vi.fn(),
  walkOn: vi.fn(),
}));
beforeEach(() => void checkIn.mockReset().mockResolvedValue("saved"));

const [gate, park, tower] = samplePlay().quest.stops as [QuestStop, QuestStop, QuestStop];
const at: Fix = { lng: 13.3777, lat: 52.5163, accuracyM: 8, courseDeg: null, atMs: 0 };
const proof = (record: PlayRecord, stop: QuestStop, fix: Fix | null = at, isOnline = true) => ({
  ...{ record, stop, fix, isOnline, told: null, options: null },
});
const draw = (shown: React.ReactNode) => render(<MantineProvider>{shown}</MantineProvider>);
const withWrong = (triesLeft: number): PlayRecord => ({
  ...samplePlay(),
  wrong: { gate: { answer: "1790", at: new Date().toISOString(), triesLeft } },
});

it("checks an answer, and keeps the button shut while there is none", async () => {
  draw(<AnswerProof {...proof(samplePlay(), gate)} />);
  expect(screen.getByRole("button", { name: "Check answer" })).toHaveProperty("disabled", true);
  fireEvent.change(screen.getByLabelText("Your answer"), { target: { value: " 1791 " } });
  fireEvent.click(screen.getByRole("button", { name: "Check answer" }));
  await waitFor(() => expect(checkIn).toHaveBeenCalledExactlyOnceWith(expect.anything(), gate, { answer: "1791" }));
});

it("says what was right about a wrong answer, and how many tries are left", () => {
  draw(<AnswerProof {...proof(withWrong(2), gate)} />);
  expect(screen.getByText("“1790” isn’t it.")).toBeTruthy();
  expect(screen.getByText(/You’re in the right place.*2 tries left\. Trying costs nothing\./)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

it("asks nobody to go back for a wrong answer that was found out farther on", () => {
  hasWalkedOn.mockReturnValueOnce(true);
  draw(<AnswerProof {...proof(withWrong(2), gate)} />);
  expect(screen.getByText(/You needn’t go back: the right answer counts/)).toBeTruthy();
  expect(screen.queryByText(/in the right place/)).toBeNull();
});

it("goes on without points once the tries are used up", async () => {
  draw(<AnswerProof {...proof(withWrong(0), gate)} />);
  expect(screen.getByText(/That was the last try/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Go on without its points" }));
  await waitFor(() => expect(checkIn.mock.calls[0]?.[2]).toMatchObject({ skip: true }));
});

it("leaves a stop out at any time, and says first that its points are lost", async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  draw(<AnswerProof {...proof(samplePlay(), gate)} />);
  fireEvent.click(screen.getByRole("button", { name: /^Skip this stop/ }));
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(screen.getByText(/without this stop’s points/)).toBeTruthy();
  expect(checkIn).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Go on without its points" }));
  await waitFor(() => expect(checkIn.mock.calls[0]?.[2]).toMatchObject({ skip: true }));
});

it("says that an answer without a signal is checked later", () => {
  draw(<AnswerProof {...proof(samplePlay(), gate, null, false)} />);
  expect(screen.getByText(/the answer is checked later/)).toBeTruthy();
});

it("sends the position where the stop asks for it, and says before what it is worth", async () => {
  const { unmount } = draw(<PlaceProof {...proof(samplePlay(), tower)} />);
  expect(screen.getByText(/Get closer to earn points/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Check in without points" }).dataset.kind).toBeUndefined();
  expect(screen.getByRole("button", { name: "Back to the map" }).dataset.kind).toBe("go");
  unmount();
  const there = { ...at, lng: 13.4094, lat: 52.5208 };
  draw(<PlaceProof {...proof(samplePlay(), tower, there)} />);
  fireEvent.click(screen.getByRole("button", { name: "Check in and go on" }));
  const location = { lat: 52.5208, lng: 13.4094, accuracyM: 8 };
  await waitFor(() => expect(checkIn).toHaveBeenCalledExactlyOnceWith(expect.anything(), tower, { location }));
});

it("goes on without a position, and never sends one that nobody asked for", async () => {
  const { unmount } = draw(<PlaceProof {...proof(samplePlay(), tower, null)} />);
  expect(screen.getByText(/Without your position the stop counts/)).toBeTruthy();
  unmount();
  draw(<PlaceProof {...proof(samplePlay(), { id: "inn" })} />);
  fireEvent.click(screen.getByRole("button", { name: "Check in and go on" }));
  await waitFor(() => expect(checkIn.mock.calls[0]?.[2]).toEqual({ location: null }));
});

it("shows the ticket to the host, where this person has it", () => {
  const ticket = { code: "AB12CD34", seats: 2 };
  const { unmount } = draw(<HostProof {...proof({ ...samplePlay(), ticket }, park)} />);
  expect(screen.getByRole("img", { name: "Ticket AB12CD34" })).toBeTruthy();
  unmount();
  draw(<HostProof {...proof(samplePlay(), park)} />);
  expect(screen.getByText("Whoever booked has the ticket on their phone.")).toBeTruthy();
});

it("names the price of a hint before it is asked for, and shows those that were", () => {
  const record = { ...samplePlay(), hints: { gate: ["Count from the left."] } };
  draw(
    <ul>
      <HintRow record={record} stop={gate} isOnline />
      <ShownHints record={record} stop={gate} />
    </ul>,
  );
  expect(screen.getByRole("button", { name: /Get a hint.*costs nothing, 1 left/ })).toBeTruthy();
  expect(screen.getByText("Count from the left.")).toBeTruthy();
});
