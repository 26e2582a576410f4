import { describe, expect, it } from "vitest";
import {
  type Answer,
  about,
  answersOnDemand,
  away,
  beginWithEmptyBrowser,
  locks,
  openTab,
  server,
  until,
} from "./testing/tab";

beginWithEmptyBrowser();

describe("what the server refuses for good", () => {
  it("stays with its reason over the end of the tab, is shown no more, and can be tried again", async () => {
    server.answers = () => ({ code: "permission-denied" });
    const before = await openTab();
    await expect(before.note.add(about("list", "swim"))).rejects.toMatchObject({ code: "permission-denied" });
    expect(before.seen).toEqual([]);
    before.close();
    const { entries, states, tryAgain } = await openTab();
    await until(() => expect(states()).toEqual(["swim refused"]));
    expect(entries()[0]).toMatchObject({ failure: { code: "permission-denied", message: "the server said no" } });
    server.answers = () => "saved";
    await expect(tryAgain(entries()[0]?.key ?? "")).resolves.toBe("saved");
    expect(new Set(server.asked.map(({ key }) => key)).size).toBe(1);
    expect(entries()).toEqual([]);
  });

  it("can be taken back, and is not sent any more", async () => {
    server.answers = () => ({ code: "permission-denied" });
    const { note, entries, takeBack } = await openTab();
    await expect(note.add(about("list", "swim"))).rejects.toThrow();
    await takeBack(entries()[0]?.key ?? "");
    expect(entries()).toEqual([]);
    expect((await openTab()).entries()).toEqual([]);
    expect(server.asked).toHaveLength(1);
  });
});

describe("several tabs", () => {
  it("send a change once, and all see where it is", async () => {
    const go = answersOnDemand();
    const [one, other] = [await openTab(), await openTab()];
    const outcome = one.note.add(about("list", "swim"));
    await until(() => expect(other.states()).toEqual(["swim sending"]));
    expect(other.seen).toEqual([about("list", "swim")]);
    go[0]?.();
    await expect(outcome).resolves.toBe("saved");
    await until(() => expect(other.entries()).toEqual([]));
    expect(other.saved).toEqual(["has swim"]);
    expect(server.texts()).toEqual(["swim"]);
  });

  it("take over from one that died while it was sending", async () => {
    server.answers = () => "never";
    const [dying, other] = [await openTab(), await openTab()];
    void dying.note.add(about("list", "swim"));
    await until(() => expect(other.states()).toEqual(["swim sending"]));
    server.answers = () => "saved";
    locks.release();
    await until(() => expect(other.entries()).toEqual([]));
    expect(server.texts()).toEqual(["swim", "swim"]);
    expect(server.asked[1]?.key).toBe(server.asked[0]?.key);
  });

  it("keep to the pause that one of them began", async () => {
    server.answers = () => away;
    const [one, other] = [await openTab(), await openTab()];
    await expect(one.note.add(about("list", "swim"))).resolves.toBe("kept");
    await until(() => expect(other.entries()).toMatchObject([{ attempts: 1, status: "waiting" }]));
    await other.sendSoon();
    expect(server.texts()).toEqual(["swim"]);
  });
});

describe("an account", () => {
  it("keeps what waits while its session has ended, and goes on when the same person signs in again", async () => {
    server.answers = () => ({ code: "unauthenticated" });
    const { note, entries, states, seen, signOut, signIn } = await openTab("ada");
    await expect(note.add(about("list", "swim"))).resolves.toBe("kept");
    signOut();
    expect(entries()).toEqual([]);
    expect(seen).toEqual([]);
    server.answers = () => "saved";
    signIn("ben");
    await expect(note.add(about("list", "sail"))).resolves.toBe("saved");
    expect(states()).toEqual([]);
    expect(server.texts()).toEqual(["swim", "sail"]);
    signOut();
    signIn("ada");
    await until(() => expect(server.texts()).toEqual(["swim", "sail", "swim"]));
    await until(() => expect(entries()).toEqual([]));
  });

  it("gets no answer that comes after the end of its session", async () => {
    let go: (answer: Answer) => void = () => undefined;
    server.answers = () => new Promise((resolve) => (go = resolve));
    const { note, saved, states, signOut, signIn } = await openTab("ada");
    const outcome = note.add(about("list", "swim"));
    await until(() => expect(server.texts()).toEqual(["swim"]));
    signOut();
    await expect(outcome).resolves.toBe("kept");
    signIn("ben");
    go({ code: "permission-denied" });
    server.answers = () => "saved";
    signIn("ada");
    await until(() => expect(server.texts()).toEqual(["swim", "swim"]));
    await until(() => expect(states()).toEqual([]));
    expect(saved).toEqual(["has swim"]);
  });

  it("whose session was interrupted goes on collecting changes, and sends them after signing in again", async () => {
    const { note, seen, entries, interrupt, signIn } = await openTab("ada");
    interrupt("ada");
    await expect(note.add(about("list", "swim"))).resolves.toBe("kept");
    expect(seen).toEqual([about("list", "swim")]);
    expect(server.texts()).toEqual([]);
    signIn("ada");
    await until(() => expect(entries()).toEqual([]));
    expect(server.texts()).toEqual(["swim"]);
  });

  it("that nobody is signed in to changes nothing", async () => {
    const { note } = await openTab(null);
    await expect(note.add(about("list", "swim"))).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
