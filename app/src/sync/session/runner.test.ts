import { describe, expect, it } from "vitest";
import { personOf } from "~/state/session";
import { renewalDelayS } from "./runner";
import { Browser, HOUR_S, Server, START_S, type TestTab, tokenOf } from "./test-browser";

function browser(): Browser {
  return new Browser(new Server());
}

async function signedInTab(of: Browser): Promise<TestTab> {
  const tab = await of.open().start();
  tab.signIn();
  return tab;
}

describe("two tabs", () => {
  it("renew once: the other takes the new token", async () => {
    const shared = browser();
    const first = await signedInTab(shared);
    const second = await shared.open().start();
    shared.server.nowS += HOUR_S - 120;
    await Promise.all([first.wait(), second.wait()]);
    expect([first.name, second.name]).toEqual(["signedIn", "signedIn"]);
    expect(shared.server.refreshes).toBe(1);
    expect(second.token).toBe(first.token);
  });

  it("end together: the other says that it was signed out in another tab", async () => {
    const shared = browser();
    const first = await signedInTab(shared);
    const second = await shared.open().start();
    first.send({ type: "signedOutHere" });
    expect(first.state).toEqual({ name: "signedOut", isAsking: false });
    expect(second.state).toEqual({ name: "endedElsewhere", uid: "ada", isAsking: true });
    expect([second.followed, second.forgotten]).toEqual([null, 0]);
  });

  it("go on together when the person signs in again in one of them", async () => {
    const shared = browser();
    const first = await signedInTab(shared);
    const second = await shared.open().start();
    first.send({ type: "signedOutHere" });
    first.signIn();
    expect(second.state).toEqual({ name: "signedIn", uid: "ada" });
    expect([second.token, second.forgotten]).toEqual([first.token, 0]);
  });

  it("do not become somebody else's when another person signs in", async () => {
    const shared = browser();
    const first = await signedInTab(shared);
    const second = await shared.open().start();
    first.signIn({ uid: "ben", token: tokenOf("ben", shared.server.nowS) });
    expect(personOf(first.state)).toBe("ben");
    expect(first.forgotten).toBe(1);
    expect(second.state).toMatchObject({ name: "endedElsewhere", uid: "ada" });
    expect(second.token).not.toBe(first.token);
  });

  it("find out at the renewal that the cookies are another person's, where no message came", async () => {
    const shared = browser();
    const tab = await signedInTab(shared);
    shared.server.uid = "ben";
    tab.send({ type: "renewalDue" });
    await tab.settle();
    expect(tab.state).toMatchObject({ name: "endedElsewhere", uid: "ada" });
  });
});

describe("a session that is over", () => {
  it("was ended from another device: no renewal is tried, and the cookie goes", async () => {
    const tab = await signedInTab(browser());
    tab.send({ type: "tokenRefused", reason: "revoked" });
    await tab.settle();
    expect(tab.state).toEqual({ name: "signedOut", isAsking: true, revoked: { hasWaiting: false } });
    expect([tab.browser.server.refreshes, tab.browser.cookies.token, tab.token]).toEqual([0, null, null]);
    expect([tab.forgotten, tab.copyForgotten]).toEqual([1, "ada"]);
  });

  it("was ended from another device before this visit: the device forgets its person", async () => {
    const shared = browser();
    await signedInTab(shared);
    shared.server.isRevoked = true;
    shared.server.nowS += HOUR_S;
    const tab = shared.open();
    tab.hasWaiting = true;
    await tab.start();
    expect(tab.state).toEqual({ name: "signedOut", isAsking: true, revoked: { hasWaiting: true } });
    expect([tab.copyForgotten, shared.cookies.token, shared.cookies.remembered]).toEqual(["ada", null, null]);
  });

  it("has expired where the server renews it no more", async () => {
    const tab = await signedInTab(browser());
    tab.browser.server.isEnded = true;
    tab.send({ type: "tokenRefused", reason: "expired" });
    await tab.settle();
    expect(tab.state).toEqual({ name: "expired", uid: "ada", isAsking: true });
    expect(tab.forgotten).toBe(0);
  });

  it("goes on where it was once the same person signs in, and forgets the person when another one does", async () => {
    const tab = await signedInTab(browser());
    tab.send({ type: "tokenRefused", reason: "persistent" });
    await tab.settle();
    tab.signIn();
    expect([tab.name, tab.forgotten, tab.followed]).toEqual(["signedIn", 0, "ada"]);
    tab.send({ type: "tokenRefused", reason: "persistent" });
    await tab.settle();
    tab.signIn({ uid: "ben", token: tokenOf("ben", START_S) });
    expect([personOf(tab.state), tab.forgotten, tab.followed]).toEqual(["ben", 1, "ben"]);
  });
});

describe("the network", () => {
  it("loses the answer of a renewal: it is asked for again with the same secret, soon", async () => {
    const tab = await signedInTab(browser());
    tab.browser.server.losesAnswer = true;
    await tab.wait();
    expect(tab.state).toEqual({ name: "renewing", uid: "ada", attempt: 1, isRevoked: false });
    expect(tab.timer?.delayMs).toBe(1_000);
    await tab.wait();
    expect(tab.name).toBe("signedIn");
  });

  it("is away: a renewal is tried later and later, until it is back", async () => {
    const tab = await signedInTab(browser());
    tab.browser.server.isReachable = false;
    const waits: (number | undefined)[] = [];
    await tab.wait();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      waits.push(tab.timer?.delayMs);
      await tab.wait();
    }
    expect(waits).toEqual([1_000, 5_000, 15_000, 30_000, 30_000]);
    tab.browser.server.isReachable = true;
    tab.send({ type: "retryDue" });
    await tab.settle();
    expect(tab.name).toBe("signedIn");
  });

  it.each([
    ["a token that is good", 0, "signedIn"],
    ["a token that has expired", HOUR_S, "renewing"],
  ])("is away at the start: with %s the person still sees their page", async (_, ageS, name) => {
    const shared = browser();
    await signedInTab(shared);
    shared.server.isReachable = false;
    shared.server.nowS += ageS;
    const tab = await shared.open().start();
    expect([tab.name, personOf(tab.state)]).toEqual([name, "ada"]);
  });

  it("is there at the start, and the cookie of the token is gone: the refresh secret goes on with the session", async () => {
    const shared = browser();
    await signedInTab(shared);
    shared.cookies.token = null;
    const tab = await shared.open().start();
    expect([tab.name, personOf(tab.state)]).toEqual(["signedIn", "ada"]);
    expect(shared.server.refreshes).toBe(1);
  });

  it("is there at the start, and the session is over: the page remembers whose it was", async () => {
    const shared = browser();
    await signedInTab(shared);
    shared.server.isEnded = true;
    shared.server.nowS += HOUR_S;
    const tab = await shared.open().start();
    expect(tab.state).toEqual({ name: "endedBefore", uid: "ada", isAsking: false });
    expect(shared.cookies.token).toBeNull();
  });
});

describe("a clock that is wrong by an hour", () => {
  it.each([
    ["fast", HOUR_S],
    ["slow", -HOUR_S],
  ])("and %s renews a token once in its lifetime", async (_, errorS) => {
    const shared = browser();
    shared.clockErrorS = errorS;
    const tab = await signedInTab(shared);
    expect(tab.timer?.delayMs).toBe((HOUR_S - 120) * 1_000);
    const later = await shared.open().start();
    expect(later.name).toBe("signedIn");
    expect(later.timer?.delayMs).toBe((HOUR_S - 120) * 1_000);
  });

  it("and slow takes an expired token for a good one, until the server refuses it", async () => {
    const shared = browser();
    await signedInTab(shared);
    shared.clockErrorS = -2 * HOUR_S;
    shared.server.nowS += 2 * HOUR_S;
    const tab = await shared.open().start();
    expect(tab.name).toBe("signedIn");
    tab.send({ type: "tokenRefused", reason: "expired" });
    await tab.settle();
    expect([tab.name, shared.server.refreshes]).toEqual(["signedIn", 1]);
  });
});

describe("the next renewal", () => {
  const token = tokenOf("ada", START_S);

  it.each([
    [0, HOUR_S - 120],
    [HOUR_S / 2, HOUR_S / 2 - 120],
    [HOUR_S - 121, 5],
  ])("of a token that is %i seconds old is due in %i", (ageS, dueS) => {
    expect(renewalDelayS(token, START_S + ageS)).toBe(dueS);
  });
});
