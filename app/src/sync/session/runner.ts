/** Carries out what the state machine asks for. Everything it touches is passed in, so that tests run several tabs. */
import { Failure, reasonOf } from "~/api/failure";
import { readClaims } from "~/api/token";
import type { SessionState } from "~/state/session";
import type { Effect, Grant, SessionEvent } from "./events";
import { transition } from "./machine";

/** A token is renewed this long before it ends, so that no request meets its end. */
const RENEW_BEFORE_END_S = 120;
/** Shortest time between two renewals, should a server give out tokens that end at once. */
const RENEWAL_MIN_S = 5;
/**
 * Waits before a renewal is tried again. The first is short: if the answer was lost, the server has replaced the secret
 * of the cookie already, and accepts the one before it for some seconds only.
 */
const RETRY_MS = [1_000, 5_000, 15_000, 30_000];

/** News for the other tabs of this browser. */
export type TabNews = Extract<Effect, { type: "tellTabs" }>["news"];

/** The tab a session runs in. */
export interface Tab {
  /** Seconds since 1970 by this device's clock, which may be wrong. */
  nowS(): number;
  /** Runs something later; answers a function that cancels it. */
  schedule(run: () => void, delayMs: number): () => void;
  tokenInMemory(): string | null;
  tokenInCookie(): string | null;
  /** The person of the last session on this device. */
  rememberedPerson(): string | null;
  setToken(token: string): void;
  clearToken(): void;
  forgetToken(): void;
  clearCookie(): void;
  /** Calls `refreshSession`. */
  refresh(): Promise<Grant>;
  /** Runs work that only one tab at a time may do. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  tellTabs(news: TabNews): void;
  follow(uid: string): void;
  unfollow(): void;
  forgetPerson(): void;
  /** Removes what this device stores of a person to show it without the server. */
  forgetCopy(uid: string): void;
  /** Answers `true` while changes or half-typed texts of a person wait on this device. */
  hasWaiting(uid: string): Promise<boolean>;
  refetchAnswers(): void;
  /** Shows a state to the pages. */
  show(state: SessionState): void;
}

export interface Runner {
  send(event: SessionEvent): void;
  /** Goes on with the session of an earlier visit, or with what this device remembers of it. */
  start(): void;
}

export function createRunner(tab: Tab): Runner {
  let state: SessionState = { name: "resuming", uid: null };
  let cancelTimer = () => {};

  function send(event: SessionEvent): void {
    const step = transition(state, event);
    const isNew = step.state !== state;
    state = step.state;
    for (const effect of step.effects) run(effect);
    if (isNew) tab.show(state);
  }

  function schedule(event: SessionEvent, delayMs: number): void {
    cancelTimer();
    cancelTimer = tab.schedule(() => send(event), delayMs);
  }

  const handlers: { [Type in Effect["type"]]: (effect: Extract<Effect, { type: Type }>) => void } = {
    useToken: ({ token }) => tab.setToken(token),
    clearToken: () => tab.clearToken(),
    forgetToken: () => tab.forgetToken(),
    clearCookie: () => {
      // Another tab may have signed in meanwhile.
      if (tab.tokenInCookie() === tab.tokenInMemory()) tab.clearCookie();
    },
    follow: ({ uid }) => tab.follow(uid),
    unfollow: () => tab.unfollow(),
    scheduleRenewal: ({ token }) => schedule({ type: "renewalDue" }, renewalDelayS(token, tab.nowS()) * 1_000),
    scheduleRetry: ({ attempt }) =>
      schedule({ type: "retryDue" }, RETRY_MS[Math.min(attempt, RETRY_MS.length) - 1] ?? 0),
    cancelTimer: () => cancelTimer(),
    renew: ({ uid, isRevoked }) => void renew(uid, isRevoked),
    takeToken: ({ uid }) => takeToken(uid),
    forgetPerson: () => tab.forgetPerson(),
    forgetCopy: ({ uid }) => tab.forgetCopy(uid),
    refetchAnswers: () => tab.refetchAnswers(),
    tellTabs: ({ news }) => tab.tellTabs(news),
  };

  function run<Type extends Effect["type"]>(effect: Extract<Effect, { type: Type }>): void {
    handlers[effect.type as Type](effect);
  }

  /** One tab renews at a time: the secret of the cookie is replaced at each use, and using it twice ends the session. */
  async function renew(of: string, isRevoked: boolean): Promise<void> {
    const before = tab.tokenInMemory();
    try {
      const grant = await tab.exclusively(async () => {
        const newer = newerGrant(tab.tokenInCookie(), before);
        if (newer) return newer;
        if (isRevoked) throw new Failure("unauthenticated", "the session has ended");
        return tab.refresh();
      });
      send({ type: "renewed", of, grant });
    } catch (failure) {
      const isRefused = failure instanceof Failure && failure.code === "unauthenticated";
      if (!isRefused) return send({ type: "renewalFailed", of });
      const isOver = isRevoked || reasonOf(failure) === "revoked";
      send({ type: "renewalRefused", of, ...(isOver ? { revoked: { hasWaiting: await tab.hasWaiting(of) } } : {}) });
    }
  }

  function takeToken(uid: string): void {
    const grant = grantOf(tab.tokenInCookie());
    if (grant?.uid === uid) send({ type: "granted", grant, isNews: false });
  }

  function start(): void {
    const grant = grantOf(tab.tokenInCookie());
    const found = grant && { ...grant, isFresh: isFresh(grant.token, tab.nowS()) };
    send({ type: "started", found, remembered: tab.rememberedPerson() });
  }

  return { send, start };
}

function grantOf(token: string | null): Grant | null {
  const claims = token ? readClaims(token) : null;
  return token && claims ? { uid: claims.sub, token } : null;
}

/** The token another tab put into the cookie; tokens are compared with each other, not with a clock. */
function newerGrant(inCookie: string | null, known: string | null): Grant | null {
  if (inCookie === known) return null;
  const grant = grantOf(inCookie);
  const endsAt = (token: string | null) => readClaims(token ?? "")?.exp ?? 0;
  return grant && endsAt(inCookie) >= endsAt(known) ? grant : null;
}

function isFresh(token: string, nowS: number): boolean {
  return (readClaims(token)?.exp ?? 0) - nowS > RENEW_BEFORE_END_S;
}

/**
 * Seconds until a token is to be renewed. It is good for at most its whole lifetime, so that a clock that is slow does
 * not put it off; one that is fast makes a token look old that was just given out, which is as good as new.
 */
export function renewalDelayS(token: string, nowS: number): number {
  const { iat = 0, exp = 0 } = readClaims(token) ?? {};
  const lifetime = exp - iat;
  const left = exp - nowS;
  const isClockWrong = left <= 0 || left > lifetime;
  return Math.max((isClockWrong ? lifetime : left) - RENEW_BEFORE_END_S, RENEWAL_MIN_S);
}
