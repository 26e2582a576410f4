import { describe, expect, it } from "vitest";
import { type SessionState, type SettledState, settledState } from "~/state/session";
import type { Effect, RefusalReason, SessionEvent } from "./events";
import { transition } from "./machine";

const ada = { uid: "ada", token: "t1" };
const ben = { uid: "ben", token: "t2" };

const resuming: SettledState = { name: "resuming", uid: null };
const resumingAda: SettledState = { name: "resuming", uid: "ada" };
const rememberedAda: SettledState = { ...resumingAda, hasNoToken: true };
const signedOut: SettledState = { name: "signedOut", isAsking: false };
const gate: SettledState = { name: "signedOut", isAsking: true };
const signedIn: SettledState = { name: "signedIn", uid: "ada" };
const renewing: SettledState = { name: "renewing", uid: "ada", attempt: 0, isRevoked: false };
const revoked: SettledState = { ...renewing, isRevoked: true };
const expired: SettledState = { name: "expired", uid: "ada", isAsking: true };
const dismissed: SettledState = { ...expired, isAsking: false };
const endedBefore: SettledState = { name: "endedBefore", uid: "ada", isAsking: false };
const askingBefore: SettledState = { ...endedBefore, isAsking: true };
const endedByTab: SettledState = { name: "endedElsewhere", uid: "ada", isAsking: true };
const revokedByDevice: SettledState = { name: "signedOut", isAsking: true, revoked: { hasWaiting: false } };
const revokedWhileWaiting: SettledState = { ...revokedByDevice, revoked: { hasWaiting: true } };
const during = (before: SettledState): SessionState => ({ name: "signingIn", before });

const started = (
  found: Extract<SessionEvent, { type: "started" }>["found"],
  remembered: string | null = null,
): SessionEvent => ({ type: "started", found, remembered });
const granted = (grant: typeof ada, isNews = true): SessionEvent => ({ type: "granted", grant, isNews });
const renewed = (grant: typeof ada): SessionEvent => ({ type: "renewed", of: "ada", grant });
const signedInElsewhere = (uid: string): SessionEvent => ({ type: "otherTabSignedIn", uid });
const refused = (reason: RefusalReason): SessionEvent => ({ type: "tokenRefused", reason });
const of = (type: "renewalRefused" | "renewalFailed", uid = "ada"): SessionEvent => ({ type, of: uid });
const wasRevoked = (hasWaiting: boolean): SessionEvent => ({
  type: "renewalRefused",
  of: "ada",
  revoked: { hasWaiting },
});
const on = (type: Exclude<SessionEvent, { of: string } | { grant: object }>["type"]) => ({ type }) as SessionEvent;

/** Effects in short: their type, and what matters of them. */
function short(effect: Effect): string {
  switch (effect.type) {
    case "tellTabs":
      return `tell ${effect.news.type}`;
    case "renew":
      return effect.isRevoked ? "look for a token" : "renew";
    case "useToken":
    case "scheduleRenewal":
      return `${effect.type} ${effect.token}`;
    case "scheduleRetry":
      return `retry ${effect.attempt}`;
    default:
      return "uid" in effect ? `${effect.type} ${effect.uid}` : effect.type;
  }
}

const goOn = ["useToken t1", "scheduleRenewal t1", "follow ada"];
const stop = ["cancelTimer", "unfollow"];
const forget = [...stop, "clearCookie", "forgetToken", "forgetCopy ada", "forgetPerson"];

const table: [string, SessionState, SessionEvent, SessionState, string[]][] = [
  ["starts signed out without a token", resuming, started(null), signedOut, []],
  ["goes on with a token that is good", resuming, started({ ...ada, isFresh: true }), signedIn, goOn],
  ["renews an old token", resuming, started({ ...ada, isFresh: false }), resumingAda, ["useToken t1", "renew"]],
  ["goes on once it is renewed", resumingAda, renewed(ada), signedIn, goOn],
  ["remembers its person where it is over", resumingAda, of("renewalRefused"), endedBefore, ["clearToken"]],
  [
    "tries the refresh secret of an earlier visit without a token",
    resuming,
    started(null, "ada"),
    rememberedAda,
    ["renew"],
  ],
  ["goes on where the refresh secret still works", rememberedAda, renewed(ada), signedIn, [...goOn, "refetchAnswers"]],
  ["remembers the person where it is refused", rememberedAda, of("renewalRefused"), endedBefore, ["clearToken"]],
  ["remembers the person while the server is away", rememberedAda, of("renewalFailed"), endedBefore, []],
  ["asks the person of an earlier visit when they want to", endedBefore, on("signInRequested"), askingBefore, []],
  [
    "goes on as the person of an earlier visit",
    during(askingBefore),
    granted(ada),
    signedIn,
    [...goOn, "refetchAnswers", "tell signedIn"],
  ],
  [
    "forgets the person of an earlier visit without touching the cookie",
    endedBefore,
    on("signedOutHere"),
    signedOut,
    [...stop, "forgetToken", "forgetPerson"],
  ],
  [
    "forgets the person of an earlier visit when they sign out in another tab",
    endedBefore,
    on("otherTabSignedOut"),
    signedOut,
    [...stop, "forgetToken", "forgetPerson"],
  ],
  [
    "expires when the server goes on refusing after a renewal",
    signedIn,
    refused("persistent"),
    expired,
    [...stop, "clearCookie"],
  ],
  [
    "starts without the server, and tries again",
    resumingAda,
    of("renewalFailed"),
    { ...renewing, attempt: 1 },
    ["retry 1"],
  ],
  ["begins to sign in", signedOut, on("signInStarted"), during(signedOut), []],
  ["signs in", during(signedOut), granted(ada), signedIn, [...goOn, "tell signedIn"]],
  ["is back where it was when that fails", during(expired), on("signInFailed"), expired, []],
  [
    "signs in when the answer comes after another attempt failed",
    signedOut,
    granted(ada),
    signedIn,
    [...goOn, "tell signedIn"],
  ],
  ["asks when an action needs an account", signedOut, on("signInRequested"), gate, []],
  ["stops asking", gate, on("signInDismissed"), signedOut, []],
  ["takes the token of a tab that signed in while it asks", gate, signedInElsewhere("ada"), gate, ["takeToken ada"]],
  ["stays signed out while it does not ask", signedOut, signedInElsewhere("ada"), signedOut, []],
  ["renews before the token ends", signedIn, on("renewalDue"), renewing, ["renew"]],
  ["renews a token that has expired", signedIn, refused("expired"), renewing, ["renew"]],
  ["looks for another tab's token when it is revoked", signedIn, refused("revoked"), revoked, ["look for a token"]],
  ["goes on with the new token", renewing, renewed(ada), signedIn, goOn],
  ["hears meanwhile that it is revoked", renewing, refused("revoked"), revoked, []],
  ["tries again without an answer", renewing, of("renewalFailed"), { ...renewing, attempt: 1 }, ["retry 1"]],
  [
    "tries again later and later",
    { ...renewing, attempt: 1 },
    of("renewalFailed"),
    { ...renewing, attempt: 2 },
    ["retry 2"],
  ],
  ["tries again when it is time", renewing, on("retryDue"), renewing, ["renew"]],
  ["expires when the server renews no more", renewing, of("renewalRefused"), expired, [...stop, "clearCookie"]],
  ["forgets its person when another device ended it", renewing, wasRevoked(false), revokedByDevice, forget],
  ["says that changes wait when another device ended it", revoked, wasRevoked(true), revokedWhileWaiting, forget],
  ["takes changes for waiting where nobody looked", revoked, of("renewalRefused"), revokedWhileWaiting, forget],
  [
    "forgets the person of an earlier visit whose session was ended",
    resumingAda,
    wasRevoked(false),
    revokedByDevice,
    forget,
  ],
  ["stops telling of a session that was ended", revokedByDevice, on("signInDismissed"), signedOut, []],
  ["is ended when the cookies became somebody else's", renewing, renewed(ben), endedByTab, stop],
  ["ignores what was asked for somebody before", renewing, of("renewalRefused", "ben"), renewing, []],
  ["ends with another tab's", signedIn, on("otherTabSignedOut"), endedByTab, stop],
  ["ends with another tab's while it renews", renewing, on("otherTabSignedOut"), endedByTab, stop],
  ["ends when somebody else signs in in another tab", signedIn, signedInElsewhere("ben"), endedByTab, stop],
  ["stays when the same person signs in again", signedIn, signedInElsewhere("ada"), signedIn, []],
  ["signs out", signedIn, on("signedOutHere"), signedOut, ["tell signedOut", ...stop, "clearToken", "forgetPerson"]],
  ["signs out after it expired", expired, on("signedOutHere"), signedOut, [...stop, "clearToken", "forgetPerson"]],
  ["stays readable, as for anybody", expired, on("signInDismissed"), dismissed, ["forgetToken", "refetchAnswers"]],
  ["asks again", dismissed, on("signInRequested"), expired, []],
  ["begins to sign in again", expired, on("signInStarted"), during(expired), []],
  ["goes on as the same person", during(expired), granted(ada), signedIn, [...goOn, "refetchAnswers", "tell signedIn"]],
  [
    "begins anew as another person",
    during(endedByTab),
    granted(ben),
    { name: "signedIn", uid: "ben" },
    ["forgetPerson", "useToken t2", "scheduleRenewal t2", "follow ben", "tell signedIn"],
  ],
  [
    "follows the tab where the person signed in again",
    endedByTab,
    signedInElsewhere("ada"),
    endedByTab,
    ["takeToken ada"],
  ],
  ["does not follow a tab of somebody else", expired, signedInElsewhere("ben"), expired, []],
  ["lets another tab sign in meanwhile", during(expired), granted(ada, false), signedIn, [...goOn, "refetchAnswers"]],
  ["hears other tabs while signing in", during(signedIn), on("otherTabSignedOut"), during(endedByTab), stop],
  ["is not asked for an account it has", signedIn, on("signInRequested"), signedIn, []],
  ["has nothing to renew once it expired", expired, on("renewalDue"), expired, []],
  ["has nothing to renew when it is signed out", signedOut, refused("expired"), signedOut, []],
];

describe("the session", () => {
  it.each(table)("%s", (_, state, event, next, effects) => {
    const step = transition(state, event);
    expect(step.state).toEqual(next);
    expect(step.effects.map(short)).toEqual(effects);
  });

  it("has a transition in the table for every state and every event", () => {
    const names = new Set(
      table.map(([, state]) => (state.name === "signingIn" ? state.name : settledState(state).name)),
    );
    expect([...names].sort()).toEqual(
      ["endedBefore", "endedElsewhere", "expired", "renewing", "resuming", "signedIn", "signedOut", "signingIn"].sort(),
    );
    const events: Record<SessionEvent["type"], true> = {
      started: true,
      signInStarted: true,
      signInFailed: true,
      granted: true,
      signedOutHere: true,
      renewalDue: true,
      retryDue: true,
      tokenRefused: true,
      renewed: true,
      renewalRefused: true,
      renewalFailed: true,
      otherTabSignedOut: true,
      otherTabSignedIn: true,
      signInRequested: true,
      signInDismissed: true,
    };
    expect(new Set(table.map(([, , event]) => event.type))).toEqual(new Set(Object.keys(events)));
  });
});
