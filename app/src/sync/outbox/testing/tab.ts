/** The app as the tabs of one browser have it, each with modules of its own, and a server that answers as a test says. */
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { Locks } from "./locks";

export interface Note {
  about: string;
  text: string;
}

interface Asked extends Note {
  key: string;
  isRebased: boolean;
}

export type Answer = "saved" | { code: string; details?: unknown } | "never";

/** The server: what it has been asked for, in that order, and what it answers to it. */
export const server = {
  asked: [] as Asked[],
  answers: (_note: Note): Answer | Promise<Answer> => "saved",
  texts: () => server.asked.map(({ text }) => text),
};

export let locks: Locks;
export const away: Answer = { code: "unavailable" };
export const about = (subject: string, text: string): Note => ({ about: subject, text });
/** For machines that have other things to do. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

const closing: (() => void)[] = [];

/** Answers that come when the test says so, one for each request. */
export function answersOnDemand(): ((answer?: Answer) => void)[] {
  const go: ((answer?: Answer) => void)[] = [];
  server.answers = () => new Promise((resolve) => go.push((answer = "saved") => resolve(answer)));
  return go;
}

/** Begins each test with an empty browser and a server that saves everything. */
export function beginWithEmptyBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    localStorage.clear();
    server.asked = [];
    server.answers = () => "saved";
    locks = new Locks();
    locks.install();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const close of closing.splice(0)) close();
  });
}

/** The app as a tab has it that was just opened; what it knows is its own. */
export async function openTab(uid: string | null = "ada", { hasDatabase = true, parallelMax = 4 } = {}) {
  vi.resetModules();
  const { Failure } = await import("~/api/failure");
  const { forgetSession, setSessionState, signedInAs } = await import("~/state/session");
  const { defineChange } = await import("../change");
  const { followOutbox } = await import("../follow");
  const { outbox } = await import("../store");
  const seen: Note[] = [];
  const saved: unknown[] = [];
  const note = defineChange<Note>({
    kind: "note",
    subject: ({ about }) => about,
    parallelMax,
    show: (entries) => seen.splice(0, seen.length, ...entries.map(({ data }) => data)),
    sender: async () => ({
      rebase: async ({ data }) => ({ ...data, isRebased: true }),
      async send(data, { key }) {
        server.asked.push({ isRebased: false, ...data, key });
        const answer = await server.answers(data);
        if (answer === "never") return new Promise(() => undefined);
        if (answer !== "saved") throw new Failure(answer.code, "the server said no", answer.details);
        return `has ${data.text}`;
      },
      onSaved: (_, result) => saved.push(result),
      describe: ({ text }) => `Note “${text}”`,
    }),
  });
  const { sendNow, sendSoon } = await import("../wake");
  // Loaded now, so that it is this tab's own: modules are another tab's as soon as that is opened.
  await sendSoon();
  if (uid) signedInAs(uid);
  const interrupt = (uid: string) => setSessionState({ name: "expired", uid, isAsking: false });
  const stop = followOutbox();
  const close = () => {
    stop();
    forgetSession();
  };
  closing.push(close);
  if (uid && hasDatabase) await until(() => expect(outbox.getState().isRead).toBe(true));
  const entries = () => outbox.getState().entries;
  return {
    ...{ note, outbox, entries, seen, saved, signIn: signedInAs, signOut: forgetSession, interrupt, close },
    ...(await import("../controls")),
    ...{ sendNow, sendSoon },
    states: () => entries().map(({ data, status }) => `${(data as Note).text} ${status}`),
  };
}
