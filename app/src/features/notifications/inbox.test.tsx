import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Notification } from "~/core";
import { memoryLocation } from "~/routing/location-source";
import { LocationContext } from "~/routing/use-location";
import { clearFriendships, setCards } from "~/state/friendships";
import { clearNotifications, notificationsStore, setNotification, setNotifications } from "~/state/notifications";
import { forgetSession, signedInAs } from "~/state/session";
import { showOverlay } from "~/ui/overlays";
import { en } from "~/ui/words/notifications/en";
import { Notifications } from "./notifications";

/** Observers of the test: everything is in sight once it is asked. */
let seesAll = true;
class Observer {
  readonly #hear: (entries: { isIntersecting: boolean }[]) => void;
  constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
    this.#hear = hear;
  }
  observe() {
    if (seesAll) this.#hear([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const toasts = vi.hoisted(() => vi.fn());
vi.mock("~/ui/toast", () => ({ toast: toasts, hideToast: vi.fn() }));
const call = vi.hoisted(() => vi.fn(async (_name: string, _data: object) => ({ marked: 1 })));
vi.mock("~/api/call", () => ({ call }));

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const notice = (kind: string, fields: object = {}): Notification =>
  ({ uid: "me", kind, at: at(5), hangoutId: "h1", title: "Swim", from: "ann", ...fields }) as Notification;

function open(place = "/") {
  const location = memoryLocation(place);
  render(
    <MantineProvider>
      <LocationContext value={location}>
        <Notifications />
      </LocationContext>
    </MantineProvider>,
  );
  return location;
}
const inSheet = () => within(screen.getByRole("dialog"));

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Observer);
  seesAll = true;
  signedInAs("me");
  setCards({ ann: { name: "Ann Ash" } });
});
afterEach(() => {
  act(() => showOverlay(null));
  clearNotifications();
  clearFriendships();
  forgetSession();
  vi.unstubAllGlobals();
  toasts.mockClear();
  call.mockClear();
});

it("has a sentence for every kind, and one for kinds it does not know", async () => {
  const kinds = Object.keys(en.says).filter((kind) => kind !== "other" && kind !== "friendRequest");
  setNotifications([...kinds, "neverHeardOf"].map((kind, index) => ({ id: `n${index}`, data: notice(kind) })));
  showOverlay("notifications");
  open();
  expect(await screen.findByText(/Ann invited you to “Swim”/)).toBeTruthy();
  // There are more kinds than the sheet shows at first.
  fireEvent.click(inSheet().getByRole("button", { name: /^Show .+ older/ }));
  expect(inSheet().getByText(/There’s news about “Swim”/)).toBeTruthy();
  expect(inSheet().getAllByRole("listitem")).toHaveLength(kinds.length + 1);
});

it("marks what was seen as read, keeps it apart as new, and leads to the thing", async () => {
  setNotifications([
    { id: "n1", data: notice("hangoutScheduled") },
    { id: "n2", data: notice("hangoutJoined", { readAt: at(1), at: at(60) }) },
  ]);
  showOverlay("notifications");
  const location = open();
  await waitFor(() => expect(call).toHaveBeenCalledWith("markNotifications", expect.objectContaining({ ids: ["n1"] })));
  const fresh = within(inSheet().getByRole("region", { name: "New" }));
  const link = fresh.getByRole("link", { name: /“Swim” has a date/ });
  expect(within(inSheet().getByRole("region", { name: "Earlier" })).getByText(/Ann joined/)).toBeTruthy();
  fireEvent.click(link);
  expect(location.current()).toBe("/app/hangout/h1");
});

it("names the date and what the reader had answered, and gathers who joined", async () => {
  const when = { startsAt: "2031-08-02T10:00:00Z", timeZone: "UTC" };
  const dated = (id: string, answer?: string) => ({
    id,
    data: notice("hangoutScheduled", { ...when, hangoutId: id, ...(answer ? { answer } : {}) }),
  });
  const joined = ["Ben", "Cem", "Dee", "Eve"].map((name) => ({
    id: name,
    data: notice("hangoutJoined", { name, from: undefined }),
  }));
  setNotifications([dated("in", "going"), dated("out", "no"), dated("new"), ...joined]);
  showOverlay("notifications");
  open();
  expect(await screen.findByText(/It’s on: “Swim”, Sat 2 Aug,? 10:00|It’s on: “Swim”, Sat, Aug 2, 10:00/)).toBeTruthy();
  expect(screen.getByText(/“Swim” is on .+, sorry you’ll miss it/)).toBeTruthy();
  expect(screen.getByText(/“Swim” is on .+\. Are you in\?/)).toBeTruthy();
  expect(screen.getByText(/and 2 others joined “Swim”/)).toBeTruthy();
});

it("pages what is older, and marks all at one press", async () => {
  seesAll = false;
  setNotifications(
    Array.from({ length: 32 }, (_, index) => ({ id: `n${index}`, data: notice("hangoutSeat", { at: at(index) }) })),
  );
  showOverlay("notifications");
  open();
  expect(await screen.findAllByRole("listitem")).toHaveLength(30);
  fireEvent.click(inSheet().getByRole("button", { name: "Mark all as read" }));
  expect([...notificationsStore.getState().read].length).toBe(32);
  expect(inSheet().queryByText(en.end)).toBeNull();
  fireEvent.click(inSheet().getByRole("button", { name: "Show 2 older ones" }));
  expect(inSheet().getAllByRole("listitem")).toHaveLength(32);
  // How long they stay is told at the very end.
  const last = inSheet().getAllByRole("listitem").at(-1);
  expect(last?.compareDocumentPosition(inSheet().getByText(en.end))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("says that nothing is there yet", async () => {
  setNotifications([]);
  showOverlay("notifications");
  open();
  expect(await screen.findByRole("heading", { name: "Nothing here yet" })).toBeTruthy();
});

it("tells of what arrives, but not of what the reader looks at", async () => {
  setNotifications([]);
  const location = open("/app/hangout/h1");
  act(() => setNotification("a1", notice("hangoutJoined")));
  await waitFor(() => expect(call).toHaveBeenCalledWith("markNotifications", expect.objectContaining({ ids: ["a1"] })));
  expect(toasts).not.toHaveBeenCalled();
  act(() => setNotification("a2", notice("hangoutInvited", { hangoutId: "h2", title: "Sail" })));
  await waitFor(() => expect(toasts).toHaveBeenCalledOnce());
  const [shown] = toasts.mock.calls[0] ?? [];
  expect(shown.message).toBe("Ann invited you to “Sail”");
  act(() => shown.action.run());
  expect(location.current()).toBe("/app/hangout/h2");
});
