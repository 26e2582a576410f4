/**
 * Photos on their way to the server. What waits is read off the lists: an item of an account whose photo has a name of
 * this device. So nothing is forgotten when a tab ends, and the photos of a draft follow once it is in an account.
 */
import { authorization, authorized, failureOf, type RawAnswer } from "~/api/client";
import { type Failure, reasonOf, waitOf } from "~/api/failure";
import type { Photo } from "~/api/schema";
import { upload } from "~/api/upload";
import { forgetPhoto, photo } from "~/state/device";
import { lists } from "~/state/lists";
import { session } from "~/state/session";
import { dropUpload, setUpload, uploads } from "~/state/uploads";
import { isDraft } from "../lists/drafts";
import { edit } from "../lists/queue";
import { smallVersion } from "./own-photo";
import { type Holder, holders, isOnDevice } from "./photo-ref";
import { letGo } from "./unneeded";

/** Waiting times before the server is tried again. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000];

/** Names that are not tried again by themselves: refused, or of a photo that another device has. */
const setAside = new Set<string>();
let running: Promise<void> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Uploads what waits, one after the other; a second call while one runs changes nothing. */
export function sendPhotos(): Promise<void> {
  clearTimeout(retry);
  running ??= drain().finally(() => {
    running = undefined;
  });
  return running;
}

/** Tries everything at once, also what was refused. */
export function retryPhotos(): Promise<void> {
  for (const [name, { state }] of Object.entries(uploads.getState())) if (state === "refused") setAside.delete(name);
  return sendPhotos();
}

async function drain(): Promise<void> {
  for (let next = waiting()[0]; next; next = waiting()[0]) if (!(await send(next.ref))) return;
}

/** Items whose photo is to be uploaded from here. */
function waiting(): Holder[] {
  if (session.getState().status !== "signed-in") return [];
  return present().filter(({ listId, ref }) => isOnDevice(ref) && !isDraft(listId) && !setAside.has(ref));
}

function present(): Holder[] {
  const { shown, othersShown } = lists.getState();
  return holders([...shown, ...othersShown]);
}

/** Uploads one photo; answers whether the next can go. */
async function send(name: string): Promise<boolean> {
  const picture = await photo(name);
  if (!picture) {
    setAside.add(name);
    return true;
  }
  setUpload(name, { state: "sending", sent: 0 });
  const small = await sendSmall(picture);
  if (small.failure) return failed(name, small.failure);
  const path = small.hash ? `/v1/photos?small=${small.hash}` : "/v1/photos";
  const answer = await uploadAuthorized(path, picture, (sent) => setUpload(name, { state: "sending", sent }));
  if (answer.status !== 201) return failed(name, failureOf(answer));
  failures = 0;
  await attach(name, (answer.body as Photo).url);
  return true;
}

/** Uploads what lists show of a photo, which goes before it. */
async function sendSmall(picture: Blob): Promise<{ hash?: string; failure?: Failure }> {
  const small = await smallVersion(picture);
  if (!small) return {};
  const answer = await uploadAuthorized("/v1/photos", small, () => undefined);
  return answer.status === 201 ? { hash: (answer.body as Photo).hash } : { failure: failureOf(answer) };
}

function uploadAuthorized(path: string, file: Blob, onProgress: (sent: number) => void): Promise<RawAnswer> {
  return authorized(() => upload(path, file, { "Content-Type": file.type, ...authorization() }, onProgress));
}

/** Gives the items the photo's address. One that was taken off them meanwhile is not kept. */
async function attach(name: string, url: string): Promise<void> {
  const items = present().filter(({ ref }) => ref === name);
  try {
    await Promise.all(
      items.map(({ listId, activity }) => edit(listId, [{ op: "set", id: activity.id, fields: { proofRef: url } }])),
    );
  } catch (failure) {
    // The list shows the name again, which would be uploaded without end.
    return refuse(name, failure);
  }
  if (items.length === 0) letGo([url]);
  dropUpload(name);
  await forgetPhoto(name);
}

function failed(name: string, failure: Failure): boolean {
  const mayPass = ["unavailable", "deadline-exceeded", "unauthenticated"].includes(failure.code);
  const isTooFast = failure.code === "resource-exhausted" && reasonOf(failure) !== "tooManyPhotos";
  if (!mayPass && !isTooFast) {
    refuse(name, failure);
    return true;
  }
  setUpload(name, { state: "waiting", sent: 0 });
  const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
  retry = setTimeout(sendPhotos, Math.max(pause, 1_000 * waitOf(failure)));
  failures += 1;
  return false;
}

function refuse(name: string, failure: unknown): void {
  setAside.add(name);
  setUpload(name, { state: "refused", sent: 0, failure });
}
