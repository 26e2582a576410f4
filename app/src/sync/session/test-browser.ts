/** A browser whose tabs share cookies, a lock and messages, and a server with one session: for tests of the session. */
import { Failure } from "~/api/failure";
import { type SessionState, settledState } from "~/state/session";
import type { Grant, SessionEvent } from "./events";
import { createRunner, type Runner, type Tab } from "./runner";

export const HOUR_S = 3_600;
export const START_S = 1_800_000_000;

/** A token as the server gives it out. */
export function tokenOf(uid: string, issuedS: number): string {
  const claims = btoa(JSON.stringify({ sub: uid, iat: issuedS, exp: issuedS + HOUR_S, of: crypto.randomUUID() }));
  return `head.${claims}.signature`;
}

/** The server: one session, whose secret is replaced at each use; the one before it is accepted once more. */
export class Server {
  nowS = START_S;
  uid = "ada";
  isReachable = true;
  isEnded = false;
  /** True if another device ended the session. */
  isRevoked = false;
  /** True if the next answer is lost on its way. */
  losesAnswer = false;
  refreshes = 0;
  secret = 0;

  refresh(cookies: Cookies): Grant {
    if (!this.isReachable) throw new Failure("unavailable", "no network");
    this.refreshes += 1;
    if (this.isRevoked) throw new Failure("unauthenticated", "the session has ended", { reason: "revoked" });
    const isKnown = cookies.secret === this.secret || cookies.secret === this.secret - 1;
    if (this.isEnded || !isKnown) throw new Failure("unauthenticated", "the session has ended");
    this.secret = cookies.secret + 1;
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new Failure("unavailable", "the answer was lost");
    }
    cookies.secret = this.secret;
    return this.grant();
  }

  grant(): Grant {
    return { uid: this.uid, token: tokenOf(this.uid, this.nowS) };
  }
}

/** Storage that the tabs of a browser share. */
class Cookies {
  token: string | null = null;
  secret = 0;
  /** The person that this browser remembers. */
  remembered: string | null = null;
}

/** A browser whose tabs share cookies, a lock and messages. */
export class Browser {
  readonly cookies = new Cookies();
  readonly tabs: TestTab[] = [];
  /** Difference of its clock from the server's, in seconds. */
  clockErrorS = 0;
  turn: Promise<unknown> = Promise.resolve();

  readonly server: Server;

  constructor(server: Server) {
    this.server = server;
  }

  open(): TestTab {
    const tab = new TestTab(this);
    this.tabs.push(tab);
    return tab;
  }
}

export class TestTab {
  readonly browser: Browser;
  readonly runner: Runner;
  state: SessionState = { name: "resuming", uid: null };
  token: string | null = null;
  followed: string | null = null;
  forgotten = 0;
  /** The person whose stored copy was removed. */
  copyForgotten: string | null = null;
  /** True while something of the person waits on this device. */
  hasWaiting = false;
  timer: { run: () => void; delayMs: number } | null = null;

  constructor(browser: Browser) {
    this.browser = browser;
    this.runner = createRunner(this.#tab(browser));
  }

  #tab({ cookies, server, tabs }: Browser): Tab {
    return {
      nowS: () => server.nowS + this.browser.clockErrorS,
      schedule: (run, delayMs) => {
        this.timer = { run, delayMs };
        return () => {
          this.timer = null;
        };
      },
      tokenInMemory: () => this.token,
      tokenInCookie: () => cookies.token,
      rememberedPerson: () => cookies.remembered,
      setToken: (token) => {
        this.token = token;
        cookies.token = token;
      },
      clearToken: () => {
        this.token = null;
        cookies.token = null;
      },
      forgetToken: () => {
        this.token = null;
      },
      clearCookie: () => {
        cookies.token = null;
      },
      refresh: async () => server.refresh(cookies),
      exclusively: (work) => {
        const mine = this.browser.turn.then(work);
        this.browser.turn = mine.catch(() => undefined);
        return mine;
      },
      tellTabs: (news) => {
        for (const other of tabs) {
          if (other !== this)
            other.send(
              news.type === "signedIn" ? { ...news, type: "otherTabSignedIn" } : { type: "otherTabSignedOut" },
            );
        }
      },
      follow: (uid) => {
        cookies.remembered = uid;
        this.followed = uid;
      },
      unfollow: () => {
        this.followed = null;
      },
      forgetPerson: () => {
        this.forgotten += 1;
      },
      forgetCopy: (uid) => {
        this.copyForgotten = uid;
        cookies.remembered = null;
      },
      hasWaiting: async () => this.hasWaiting,
      refetchAnswers: () => undefined,
      show: (state) => {
        this.state = state;
      },
    };
  }

  send(event: SessionEvent): void {
    this.runner.send(event);
  }

  /** Starts the page, and waits until it knows who is here. */
  async start(): Promise<this> {
    this.runner.start();
    await this.settle();
    return this;
  }

  signIn(grant = this.browser.server.grant()): void {
    this.send({ type: "signInStarted" });
    this.send({ type: "granted", grant, isNews: true });
  }

  /** Lets the timer run out. */
  async wait(): Promise<void> {
    const { timer } = this;
    this.timer = null;
    timer?.run();
    await this.settle();
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) await this.browser.turn.then(() => undefined);
  }

  get name(): string {
    return settledState(this.state).name;
  }
}
