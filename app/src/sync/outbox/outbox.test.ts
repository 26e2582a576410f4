import { describe, expect, it, vi } from "vitest";
import {
  about,
  answersOnDemand,
  away,
  beginWithEmptyBrowser,
  locks,
  type Note,
  openTab,
  server,
  until,
} from "./testing/tab";

beginWithEmptyBrowser();

describe("a change", () => {
  it("is shown at once, sent under a key of its own, and gone once it is saved", async () => {
    const { note, seen, saved, entries } = await openTab();
    const outcome = note.add(about("list", "swim"));
    expect(seen).toEqual([about("list", "swim")]);
    await expect(outcome).resolves.toBe("saved");
    expect(server.asked).toEqual([
      { ...about("list", "swim"), key: expect.stringMatching(/^[0-9a-f-]{36}$/), isRebased: false },
    ]);
    expect(saved).toEqual(["has swim"]);
    expect(seen).toEqual([]);
    expect(entries()).toEqual([]);
    await until(() => expect(localStorage).toHaveLength(0));
  });

  it("that was not sent when the tab was closed is sent by the next visit, fitted to what the server has by then", async () => {
    server.answers = () => away;
    const before = await openTab();
    await expect(before.note.add(about("list", "swim"))).resolves.toBe("kept");
    before.close();
    server.answers = () => "saved";
    const { entries } = await openTab();
    await until(() => expect(entries()).toEqual([]));
    expect(server.asked.at(-1)).toMatchObject({ text: "swim", isRebased: true });
    expect(new Set(server.asked.map(({ key }) => key)).size).toBe(1);
  });

  it("is kept, and said to be, where what sends it does not load", async () => {
    vi.doMock("./engine", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const { note, entries } = await openTab();
    await expect(note.add(about("list", "swim"))).resolves.toBe("kept");
    expect(entries()).toMatchObject([{ status: "waiting", isLate: true }]);
    vi.doUnmock("./engine");
    window.dispatchEvent(new Event("online"));
    await until(() => expect(entries()).toEqual([]));
    expect(server.texts()).toEqual(["swim"]);
  });

  it("survives a tab that dies before its database has opened", async () => {
    vi.doMock("idb", () => ({ openDB: () => new Promise(() => undefined) }));
    const dying = await openTab("ada", { hasDatabase: false });
    void dying.note.add(about("list", "swim"));
    vi.doUnmock("idb");
    dying.close();
    locks.release();
    server.answers = () => "saved";
    const { entries } = await openTab();
    await until(() => expect(server.texts()).toEqual(["swim"]));
    await until(() => expect(entries()).toEqual([]));
  });

  it("that was on its way when the tab died is sent again under the same key", async () => {
    server.answers = () => "never";
    const dying = await openTab();
    void dying.note.add(about("list", "swim"));
    await until(() => expect(server.texts()).toEqual(["swim"]));
    server.answers = () => "saved";
    locks.release();
    const { entries } = await openTab();
    await until(() => expect(server.texts()).toEqual(["swim", "swim"]));
    expect(server.asked[1]?.key).toBe(server.asked[0]?.key);
    await until(() => expect(entries()).toEqual([]));
  });

  it("that arrived before it was fitted to the server's state counts as saved", async () => {
    server.answers = () => ({ code: "invalid-argument", details: { reason: "keyReused" } });
    const { note, saved, entries } = await openTab();
    await expect(note.add(about("list", "swim"))).resolves.toBe("saved");
    expect(saved).toEqual([undefined]);
    expect(entries()).toEqual([]);
  });

  it("is kept and sent by this page alone where the browser has no storage", async () => {
    vi.doMock("idb", () => ({ openDB: () => Promise.reject(new Error("forbidden")) }));
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { note } = await openTab();
    vi.doUnmock("idb");
    await expect(note.add(about("list", "swim"))).resolves.toBe("saved");
    full.mockRestore();
    expect(server.texts()).toEqual(["swim"]);
  });
});

describe("the order", () => {
  it("of one subject is that of the making, while other subjects go side by side", async () => {
    const go = answersOnDemand();
    const { note } = await openTab();
    const outcomes = ["swim", "sail"].map((text) => note.add(about("one", text)));
    outcomes.push(note.add(about("other", "dive")));
    await until(() => expect(server.texts()).toEqual(["swim", "dive"]));
    go[0]?.();
    await until(() => expect(server.texts()).toEqual(["swim", "dive", "sail"]));
    for (const each of go) each();
    await expect(Promise.all(outcomes)).resolves.toEqual(["saved", "saved", "saved"]);
  });

  it("lets at most four subjects go at once", async () => {
    const go = answersOnDemand();
    const { note } = await openTab();
    const outcomes = ["a", "b", "c", "d", "e"].map((subject) => note.add(about(subject, subject)));
    await until(() => expect(server.texts()).toEqual(["a", "b", "c", "d"]));
    go[2]?.();
    await until(() => expect(server.texts()).toEqual(["a", "b", "c", "d", "e"]));
    for (const each of go) each();
    await Promise.all(outcomes);
  });

  it("of a kind that sends one subject at a time goes on with the next subject when one is put off", async () => {
    const go = answersOnDemand();
    const { note, states } = await openTab("ada", { parallelMax: 1 });
    const [first, second] = [note.add(about("one", "swim")), note.add(about("other", "dive"))];
    await until(() => expect(go).toHaveLength(1));
    expect(states()).toEqual(["swim sending", "dive waiting"]);
    go[0]?.(away);
    await expect(first).resolves.toBe("kept");
    await until(() => expect(go).toHaveLength(2));
    expect(server.texts()).toEqual(["swim", "dive"]);
    go[1]?.();
    await expect(second).resolves.toBe("saved");
    expect(states()).toEqual(["swim waiting"]);
  });

  it("is kept when the clock is set back", async () => {
    server.answers = () => away;
    const { note, entries } = await openTab();
    await note.add(about("list", "swim"));
    const clock = vi.spyOn(Date, "now").mockReturnValue(1);
    await note.add(about("list", "sail"));
    clock.mockRestore();
    expect(entries().map(({ data }) => (data as Note).text)).toEqual(["swim", "sail"]);
  });

  it("does not wait for a change that is refused", async () => {
    server.answers = ({ text }) => (text === "swim" ? { code: "permission-denied" } : "saved");
    const { note, states } = await openTab();
    const [first, second] = [note.add(about("list", "swim")), note.add(about("list", "sail"))];
    await expect(first).rejects.toThrow("the server said no");
    await expect(second).resolves.toBe("saved");
    expect(states()).toEqual(["swim refused"]);
  });
});

describe("the pause", () => {
  it("grows with each try in vain, and one try is made for all that waits of a subject", async () => {
    server.answers = () => away;
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { note, sendNow, entries } = await openTab();
    await note.add(about("list", "swim"));
    await note.add(about("list", "sail"));
    const pauses: number[] = [];
    while (pauses.length < 6) {
      await sendNow();
      const { notBefore = 0, triedAt = 0 } = entries()[0] ?? {};
      pauses.push(notBefore - triedAt);
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(8 * (pauses[0] ?? 0));
    expect(new Set(server.texts())).toEqual(new Set(["swim"]));
  });

  it("ends by itself", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    server.answers = () => away;
    const { note, entries } = await openTab();
    await note.add(about("list", "swim"));
    server.answers = () => "saved";
    await until(() => expect(entries()).toEqual([]));
    vi.useRealTimers();
  });

  it("ends when the network is back, but not where the server asked for it", async () => {
    server.answers = ({ about }) =>
      about === "busy" ? { code: "resource-exhausted", details: { retryAfterS: 600 } } : away;
    const { note, entries } = await openTab();
    await Promise.all([note.add(about("list", "swim")), note.add(about("busy", "sail"))]);
    server.answers = () => "saved";
    window.dispatchEvent(new Event("online"));
    await until(() => expect(entries()).toHaveLength(1));
    expect(entries()[0]).toMatchObject({ status: "waiting", data: { text: "sail" } });
  });
});
