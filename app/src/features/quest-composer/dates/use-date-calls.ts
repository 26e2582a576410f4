import { call } from "~/api/call";
import { reasonOf, sentence } from "~/api/failure";
import type { QuestSession } from "~/core";
import { toast } from "~/ui/toast";
import { useComposerWords } from "~/ui/words/quest-composer";
import { useComposerContext } from "../composer-context";
import type { Dated } from "../model/series";

const once = () => ({ idempotencyKey: crypto.randomUUID() });

/** Adds and removes dates on the server; each can be undone like every other edit. */
export function useDateCalls() {
  const { composer } = useComposerContext();
  const w = useComposerWords().dates;
  const say = (failure: unknown) =>
    toast({ message: reasonOf(failure) === "booked" ? w.booked : sentence(failure), kind: "failure" });
  const add = async (sessions: readonly QuestSession[]): Promise<string[]> => {
    const questId = await composer.flush();
    const added = await call("addQuestSessions", { questId, sessions: [...sessions], ...once() });
    return added.sessionIds;
  };
  const remove = (sessionIds: string[]) => call("removeQuestSessions", { sessionIds, ...once() });
  /** Notes dates that were added, or removed, so that one press turns it around. */
  const noteAdded = (sessions: readonly QuestSession[], added: string[], isRemoved: boolean) => {
    let ids = added;
    const again = async () => {
      ids = await add(sessions);
    };
    const off = async () => {
      await remove(ids);
    };
    const [undo, redo] = isRemoved ? [again, off] : [off, again];
    composer.note(
      () => undo().catch(say),
      () => redo().catch(say),
    );
  };
  return {
    /** Notes a change of one date. One that guests heard of is not undone by a key: they would hear of that too. */
    noteChanged: ({ id: sessionId, data }: Dated, before: QuestSession, after: QuestSession) => {
      const { booked = 0, waiting = 0 } = data.seats ?? {};
      if (booked + waiting > 0) return;
      const write = async (session: QuestSession) => {
        await call("saveQuestSession", { questId: await composer.flush(), sessionId, session, ...once() });
      };
      composer.note(
        () => write(before).catch(say),
        () => write(after).catch(say),
      );
    },
    /** Resolves with `false` where it failed, which was said. */
    add: async (sessions: readonly QuestSession[]): Promise<boolean> => {
      try {
        noteAdded(sessions, await add(sessions), false);
        toast({ message: w.added(sessions.length) });
        return true;
      } catch (failure) {
        say(failure);
        return false;
      }
    },
    remove: async (dates: readonly Dated[]): Promise<void> => {
      const ids = dates.map(({ id }) => id);
      try {
        await remove(ids);
        noteAdded(
          dates.map(({ data }) => data),
          ids,
          true,
        );
        toast({ message: w.removed(dates.length) });
      } catch (failure) {
        say(failure);
      }
    },
  };
}
