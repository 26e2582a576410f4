import { failureOf, type RawAnswer, sendAuthorized } from "~/api/client";
import { session } from "~/state/session";
import { questWords } from "~/ui/words/quest";
import type { Sender } from "../outbox/registry";
import type { SavedChange } from "./saved-change";

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

/** Saved quests are a field of the person's selections, by ids: two devices that save two quests do not collide. */
export const savedSender: Sender<SavedChange> = {
  async send({ questId, at }) {
    const quests = { [questId]: at };
    const merged = await merge(quests);
    if (merged.status !== NOT_FOUND || at === null) return bodyOf(merged);
    const made = await make(quests);
    return bodyOf(made.status === PRECONDITION_FAILED ? await merge(quests) : made);
  },
  describe: ({ title, at }) => (at ? questWords().changes.save(title) : questWords().changes.unsave(title)),
};

type SavedQuests = Readonly<Record<string, string | null>>;

function merge(quests: SavedQuests): Promise<RawAnswer> {
  return write("PATCH", "application/merge-patch+json", { quests });
}

/** Makes the selections of somebody who has none yet. */
function make(quests: SavedQuests): Promise<RawAnswer> {
  return write("PUT", "application/json", { activities: [], places: [], quests }, { "If-None-Match": "*" });
}

function write(method: string, type: string, record: object, conditions: Record<string, string> = {}) {
  return sendAuthorized(`/v1/selections/${session.getState().uid}`, {
    method,
    headers: { "Content-Type": type, ...conditions },
    body: JSON.stringify(record),
  });
}

function bodyOf(answer: RawAnswer): unknown {
  const isNothingLeft = answer.status === NOT_FOUND;
  if (!isNothingLeft && (answer.status < 200 || answer.status >= 300)) throw failureOf(answer);
  return answer.body;
}
