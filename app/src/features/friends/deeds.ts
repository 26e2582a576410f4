/** Actions on other people. Each says what came of it; what the stream brings changes the screens. */
import { call } from "~/api/call";
import { Failure, reasonOf, sentence } from "~/api/failure";
import type { FriendAnswer } from "~/api/schema";
import { toast } from "~/ui/toast";
import { words } from "~/ui/words";

const keyed = () => ({ idempotencyKey: crypto.randomUUID() });

/** Does it and says so; a refusal is said instead. Answers whether it worked. */
async function done(work: Promise<unknown>, said: string): Promise<boolean> {
  try {
    await work;
    toast({ message: said });
    return true;
  } catch (failure) {
    toast({ message: sentence(failure), kind: "failure" });
    return false;
  }
}

export function answer(requestId: string, given: FriendAnswer, name: string): Promise<boolean> {
  const { friends } = words();
  const said = { accept: friends.accepted(name), decline: friends.declined, cancel: friends.takenBack }[given];
  return done(call("answerFriendRequest", { requestId, answer: given, ...keyed() }), said);
}

export function removeFriend(uid: string, name: string): Promise<boolean> {
  return done(call("removeFriend", { uid, ...keyed() }), words().friends.removed(name));
}

export function block(uid: string, name: string): Promise<boolean> {
  return done(call("block", { uid, ...keyed() }), words().friends.blocked(name));
}

export function unblock(uid: string, name: string): Promise<boolean> {
  return done(call("unblock", { uid, ...keyed() }), words().friends.unblocked(name));
}

/** Asks the person whose list is read to be friends, and says what came of it. */
export async function askOwner(userName: string): Promise<void> {
  try {
    await ask(userName, "");
  } catch (failure) {
    toast({ message: askRefusal(failure)?.user_name ?? sentence(failure), kind: "failure" });
  }
}

/** Asks somebody by user name; rejects with the refusal. */
export async function ask(userName: string, message: string): Promise<void> {
  const { friends } = words();
  const name = `@${userName.replace(/^@/, "")}`;
  const asked = { user_name: userName, ...(message ? { message } : {}), ...keyed() };
  const { friendship } = await call("sendFriendRequest", asked);
  toast({ message: friendship ? friends.alreadyFriends(name) : friends.asked(name) });
}

/** The sentence for a refused request, at the user name; other failures have none. */
export function askRefusal(failure: unknown): { user_name: string } | undefined {
  const { friends } = words();
  const reason = reasonOf(failure);
  if (reason === "blocked") return { user_name: friends.youBlock };
  if (reason === "declined") return { user_name: friends.notNow };
  if (!(failure instanceof Failure)) return undefined;
  if (failure.code === "not-found") return { user_name: friends.nobody };
  return failure.message === "that is you" ? { user_name: friends.yourself } : undefined;
}
