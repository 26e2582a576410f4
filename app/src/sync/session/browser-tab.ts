/** The tab of a browser: cookies, clock, lock and messages among tabs, live stream, stores. */
import { clearToken, clearTokenCookie, forgetToken, idToken, setToken, tokenInCookie } from "~/api/token";
import { forgetLists } from "~/state/lists";
import { forgetSelection } from "~/state/selection";
import { setSessionState } from "~/state/session";
import { forgetDeviceCopy, hasWaiting } from "./device-copy";
import type { Grant, RefusalReason } from "./events";
import { lastSession, rememberSession } from "./last-session";
import type { Tab, TabNews } from "./runner";

const NAME = "yonder-session";
/** The answer of a renewal is waited for so long. One that is lost must be asked for again while it can be repeated. */
const REFRESH_TIMEOUT_MS = 8_000;

let channel: BroadcastChannel | undefined;

interface Wiring {
  refresh(): Promise<Grant>;
  /** The live stream ended because of the token. */
  onStreamRefused(reason: RefusalReason): void;
}

export function browserTab({ refresh, onStreamRefused }: Wiring): Tab {
  return {
    nowS: () => Date.now() / 1_000,
    schedule(run, delayMs) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    tokenInMemory: idToken,
    tokenInCookie,
    rememberedPerson: () => lastSession()?.uid ?? null,
    setToken,
    clearToken,
    forgetToken,
    clearCookie: clearTokenCookie,
    refresh: () => Promise.race([refresh(), timeout()]),
    exclusively,
    tellTabs: (news) => channel?.postMessage(news),
    follow(uid) {
      rememberSession(uid);
      void withPerson((person) => person.followPerson(uid, onStreamRefused));
    },
    unfollow: () => void withPerson((person) => person.unfollowPerson()),
    forgetPerson,
    forgetCopy: forgetDeviceCopy,
    hasWaiting,
    refetchAnswers,
    show: setSessionState,
  };
}

/** Loads the module for signed-in people when it is first needed; calls stay in order. */
async function withPerson(run: (person: typeof import("./person")) => void): Promise<void> {
  run(await import("./person"));
}

/** Clears the person's documents from the stores. What waits to be sent stays on the device, under their id. */
function forgetPerson(): void {
  forgetLists();
  forgetSelection();
  void withPerson(({ clearPerson }) => clearPerson());
  void withAnswers((answers) => answers.clear());
}

/** Fetches again what failed, on the pages that show it. */
function refetchAnswers(): void {
  void withAnswers((answers) => answers.refetchQueries({ predicate: ({ state }) => state.status === "error" }));
}

/** The cache of answers; where nothing has been asked yet it is only then loaded, and empty. */
async function withAnswers(run: (answers: typeof import("~/api/queries")["queryClient"]) => unknown): Promise<void> {
  const { queryClient } = await import("~/api/queries").catch(() => ({ queryClient: undefined }));
  if (queryClient) run(queryClient);
}

/** Hears what other tabs of this browser say. */
export function listenToTabs(hear: (news: TabNews) => void): void {
  channel ??= new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<TabNews>) => hear(data));
}

/** Runs work that only one tab at a time may do. Browsers without locks are not kept from it. */
export async function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request(NAME, work) : work();
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("no answer in time")), REFRESH_TIMEOUT_MS));
}
