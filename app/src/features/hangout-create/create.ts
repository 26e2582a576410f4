/** Sends a draft to the server, once for each draft, whatever is pressed how often in how many tabs. */
import { call } from "~/api/call";
import { authorization, authorized, failureOf } from "~/api/client";
import { Failure } from "~/api/failure";
import type { CreateHangout, Photo } from "~/api/schema";
import { upload } from "~/api/upload";
import { readPhoto, removePhoto } from "~/state/device";
import { friendshipsStore, listFriendships } from "~/state/friendships";
import { session } from "~/state/session";
import { smallVersion } from "~/sync/photos/own-photo";
import { isOnDevice } from "~/sync/photos/photo-ref";
import { keepTyped, readTyped } from "~/sync/typed-texts/typed-texts";
import { words } from "~/ui/words";
import type { HangoutDraft } from "./draft";
import { fieldsOf } from "./hangout-fields";

/** Something that was to follow the creation and failed; the hangout is there all the same. */
export type Shortfall = "edits" | "emails";

export interface Created {
  id: string;
  shortfalls: readonly Shortfall[];
}

/** The tabs of a browser take turns. */
const LOCK = "yonder-create-hangout";
/** Answers after which there is no hangout. */
const REFUSED: ReadonlySet<string> = new Set([
  "invalid-argument",
  "failed-precondition",
  "permission-denied",
  "unauthenticated",
  "resource-exhausted",
]);
const sentName = (key: string) => `hangout-sent?${key}`;
const doneName = (key: string) => `hangout-created?${key}`;

/** Creates the hangout of a draft; answers the one that exists where a draft was sent before. Rejects with a `Failure`. */
export async function createOnce(draft: HangoutDraft): Promise<Created> {
  return "locks" in navigator ? navigator.locks.request(LOCK, () => create(draft)) : create(draft);
}

async function create(draft: HangoutDraft): Promise<Created> {
  const known = await readTyped(doneName(draft.key));
  if (known) return { id: known, shortfalls: [] };
  const { id, edits } = await send(draft);
  keepTyped(doneName(draft.key), id);
  keepTyped(sentName(draft.key), "");
  if (draft.photoRef && isOnDevice(draft.photoRef)) await removePhoto(draft.photoRef).catch(() => undefined);
  return { id, shortfalls: await followUp(id, draft, edits) };
}

/**
 * Sends the fields as they were sent first: an answer that was lost may have been a yes, and only the same request gets
 * it again. Answers the fields that were edited since then, too.
 */
async function send(draft: HangoutDraft): Promise<{ id: string; edits: CreateHangout | null }> {
  const name = sentName(draft.key);
  const before = await readTyped(name);
  const photoRef = before ? null : await uploadCover(draft.photoRef);
  const fields = fieldsOf({ ...draft, photoRef, invitees: onlyFriends(draft.invitees) }, words().newHangout.placeLine);
  const sent = before ? (JSON.parse(before) as CreateHangout) : fields;
  keepTyped(name, JSON.stringify(sent));
  try {
    const { id } = await call("createHangout", { ...sent, idempotencyKey: draft.key });
    return { id, edits: before ? fields : null };
  } catch (failure) {
    if (failure instanceof Failure && REFUSED.has(failure.code)) keepTyped(name, "");
    throw failure;
  }
}

/** Brings in late edits, and sends the emails. */
async function followUp(hangoutId: string, draft: HangoutDraft, edits: CreateHangout | null): Promise<Shortfall[]> {
  const failed: Shortfall[] = [];
  const attempt = (name: Shortfall, work: Promise<unknown>) => work.catch(() => failed.push(name));
  const once = () => ({ hangoutId, idempotencyKey: crypto.randomUUID() });
  if (edits) await attempt("edits", call("editHangout", { ...edits, ...once() }));
  const emails = [...draft.invitees.emails];
  if (emails.length > 0) await attempt("emails", call("inviteByEmail", { emails, ...once() }));
  return failed;
}

/** Only friends can be invited by name; an address may name others, who get the link. */
function onlyFriends(invitees: HangoutDraft["invitees"]): HangoutDraft["invitees"] {
  const { uid } = session.getState();
  const friends = new Set(uid ? listFriendships(friendshipsStore.getState(), uid).map((friend) => friend.uid) : []);
  const kept = (ids: readonly string[]) => ids.filter((id) => friends.has(id));
  return { ...invitees, people: kept(invitees.people), needed: kept(invitees.needed) };
}

/** The address of a photo on the server; one on this device is uploaded with a small version for lists. */
async function uploadCover(ref: string | null): Promise<string | null> {
  if (!ref || !isOnDevice(ref)) return ref;
  const picture = await readPhoto(ref);
  if (!picture) return null;
  const small = await smallVersion(picture);
  const sent = small && (await post("/v1/photos", small));
  return (await post(sent ? `/v1/photos?small=${sent.hash}` : "/v1/photos", picture)).url;
}

async function post(path: string, picture: Blob): Promise<Photo> {
  const answer = await authorized(() =>
    upload(path, picture, { "Content-Type": picture.type, ...authorization() }, () => undefined),
  );
  if (answer.status !== 201) throw failureOf(answer);
  return answer.body as Photo;
}
