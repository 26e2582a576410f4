/**
 * A quest while its creator writes it: every edit is kept on this device at once and on the server a moment later. What
 * other tabs and devices write comes in by a three-way merge; where both changed the same field, the creator decides.
 */
import { createStore } from "zustand/vanilla";
import { call } from "~/api/call";
import { Failure } from "~/api/failure";
import type { Versioned } from "~/api/schema";
import type { Quest } from "~/core";
import { validateQuest } from "~/core/quests";
import { EMPTY, isSame, latestContent, type QuestContent, sendable, withAnswers } from "./content";
import { forgetDeviceDraft, storeDeviceDraft, takeDeviceDrafts } from "./device-draft";
import { addStep, NO_STEPS, type Steps } from "./history";
import { merge, reverted, takeTheirs } from "./merge";

/** State of saving: `device` is kept here alone, because something in it cannot be saved or the server is away. */
export type Saving = "saved" | "typing" | "saving" | "device" | "conflict";

export interface ComposerState {
  id: string | null;
  /** The quest as the server has it; `null` while it has none. */
  quest: Versioned<Quest> | null;
  content: QuestContent;
  steps: Steps;
  saving: Saving;
  savedAtMs: number | null;
  failure: unknown;
  /** Fields that were changed here and elsewhere. */
  conflicts: readonly string[];
  /** True once what there is was read. */
  isReady: boolean;
}

const SAVE_MS = 1_000;
const RETRY_MS = 15_000;

export type Composer = ReturnType<typeof createComposer>;

export function createComposer(id: string | null) {
  const store = createStore<ComposerState>(() => ({
    ...{ id, quest: null, content: EMPTY, steps: NO_STEPS, saving: "saved" as Saving, savedAtMs: null },
    ...{ failure: null, conflicts: [], isReady: false },
  }));
  let key: string = crypto.randomUUID();
  const tab = crypto.randomUUID();
  /** Content that the server has, as far as this tab knows. */
  let base: QuestContent | null = null;
  /** The other side's content while there are conflicts. */
  let theirs: QuestContent | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const { getState, setState } = store;

  const isDirty = () => !isSame(getState().content, base ?? EMPTY);
  const keep = () => {
    const { id: questId, content } = getState();
    if (isDirty()) storeDeviceDraft(questId, tab, { key, base, content });
    else forgetDeviceDraft(questId, tab);
  };
  const schedule = (afterMs = SAVE_MS) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), afterMs);
  };

  /** Takes what this device has, and afterwards what the server says. */
  const open = async () => {
    const [first, ...others] = await takeDeviceDrafts(id).catch(() => []);
    if (first) {
      key = first.key;
      base = first.base;
      const content = others.reduce((own, each) => merge(each.base ?? EMPTY, own, each.content).content, first.content);
      setState({ content });
      keep();
    }
    if (id === null || first) setState({ isReady: true });
    if (first && id === null && isDirty()) schedule(0);
  };

  const setContent = (content: QuestContent) => {
    setState({ content, saving: "typing" });
    keep();
    schedule();
  };

  /** Takes the quest as the server has it now, after `sent` was saved. */
  const accept = (quest: Versioned<Quest>, sent?: QuestContent) => {
    const before = getState();
    if (before.quest && before.quest.version > quest.version) return;
    const latest = withAnswers(latestContent(quest), sent ?? base ?? EMPTY);
    // What was just created is based on what the server has: an answer that was lost before may be to an earlier content.
    const merged = before.isReady
      ? merge(sent ?? base ?? latest, before.content, latest)
      : { content: latest, conflicts: [] };
    base = latest;
    theirs = merged.conflicts.length > 0 ? latest : null;
    setState({ quest, id: quest.id, content: merged.content, conflicts: merged.conflicts, isReady: true });
    if (merged.conflicts.length > 0) setState({ saving: "conflict" });
    else if (isDirty()) schedule();
    else setState({ saving: "saved", savedAtMs: Date.now(), failure: null });
    keep();
  };

  const save = (): Promise<void> => {
    clearTimeout(timer);
    running ??= send().finally(() => {
      running = null;
    });
    return running;
  };

  const send = async () => {
    const { content, id: questId, quest, conflicts } = getState();
    if (conflicts.length > 0) return;
    // Undone to what the server has.
    if (!isDirty()) return setState({ saving: "saved", failure: null });
    if (validateQuest(content).length > 0) return setState({ saving: "device" });
    setState({ saving: "saving" });
    const isNew = questId === null;
    try {
      const saved = await call("saveQuestDraft", {
        quest: sendable(content, base ?? EMPTY),
        ...(isNew ? {} : { questId, ...(quest ? { ifVersion: quest.version } : {}) }),
        idempotencyKey: isNew ? key : crypto.randomUUID(),
      });
      if (isNew) forgetDeviceDraft(null, tab);
      setState({ failure: null });
      accept(saved, isNew ? undefined : content);
    } catch (failure) {
      const current = failure instanceof Failure ? currentOf(failure) : null;
      if (current) return accept(current);
      setState({ saving: "device", failure });
      schedule(RETRY_MS);
    }
  };

  return {
    /** Tells this composer from others of the page. */
    key: tab,
    store,
    open,
    accept,
    /** Changes the content. Edits of the same `group` in a row, as letters of a field, are undone together. */
    edit: (change: (content: QuestContent) => QuestContent, group?: string) => {
      const { content, steps } = getState();
      const after = change(content);
      if (isSame(content, after)) return;
      setState({ steps: addStep(steps, { kind: "content", before: content, after, group, atMs: Date.now() }) });
      setContent(after);
    },
    /** Notes something that was done by calls, with what undoes and repeats it. */
    note: (undo: () => Promise<void>, redo: () => Promise<void>) =>
      setState(({ steps }) => ({ steps: addStep(steps, { kind: "calls", undo, redo }) })),
    undo: async () => {
      const { steps, content } = getState();
      const step = steps.past.at(-1);
      if (!step) return;
      setState({ steps: { past: steps.past.slice(0, -1), future: [step, ...steps.future] } });
      if (step.kind === "content") setContent(reverted(content, step));
      else await step.undo();
    },
    redo: async () => {
      const { steps, content } = getState();
      const [step, ...future] = steps.future;
      if (!step) return;
      setState({ steps: { past: [...steps.past, step], future } });
      if (step.kind === "content") setContent(reverted(content, { before: step.after, after: step.before }));
      else await step.redo();
    },
    /** Decides about fields that were changed here and elsewhere. */
    decide: (whose: "ours" | "theirs") => {
      const { content, conflicts } = getState();
      const next = whose === "theirs" && theirs ? takeTheirs(content, theirs, conflicts) : content;
      theirs = null;
      setState({ conflicts: [] });
      setContent(next);
    },
    /** Saves what is unsaved now; resolves with the id once the server has everything, and rejects if it has not. */
    flush: async (): Promise<string> => {
      await (running ?? Promise.resolve());
      await save();
      const { id: questId, failure, saving } = getState();
      if (failure) throw failure;
      if (questId === null || saving === "device" || saving === "conflict")
        throw new Failure("failed-precondition", "not saved");
      return questId;
    },
    /** Saves at once: the page is left, or the network is back. */
    saveNow: () => void save(),
    close: () => {
      if (isDirty()) void save();
      clearTimeout(timer);
    },
  };
}

/** The quest as it is now, in the refusal of a save that was based on an older version. */
function currentOf({ details }: Failure): Versioned<Quest> | null {
  const { current } = Object(details) as { current?: Versioned<Quest> };
  return current ?? null;
}
