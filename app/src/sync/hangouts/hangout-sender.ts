import { isUploaded } from "~/api/photo";
import { readPhoto, removePhoto, writePhoto } from "~/state/device";
import { words } from "~/ui/words";
import type { SendContext, Sender } from "../outbox/registry";
import { uploadPhoto } from "../photos/upload-photo";
import { callHangout, type HangoutCall } from "./hangout-call";
import type { HangoutChange } from "./hangout-change";

export const hangoutSender: Sender<HangoutChange, unknown> = {
  async send({ call }, context) {
    const photo = photoOf(call);
    if (!photo) return callHangout(call.name, call.data, context.key);
    const answer = await callHangout(call.name, withPhoto(call, await uploaded(photo, context)), context.key);
    await removePhoto(photo);
    return answer;
  },
  async takeBack({ data: { call } }) {
    const photo = photoOf(call);
    const picture = photo ? await readPhoto(photo) : undefined;
    if (!photo || !picture) return async () => undefined;
    await removePhoto(photo);
    return () => writePhoto(photo, picture);
  },
  describe: ({ title, call }) => words().hangout.changes[call.name](title),
  wordsOf: ({ call }) => wordsOf(call),
};

/** Uploads a photo that is on this device. */
async function uploaded(name: string, context: SendContext): Promise<string> {
  const picture = await readPhoto(name);
  if (!picture) throw new Error("the photo is not on this device any more");
  const { url } = await uploadPhoto(picture, context);
  context.signal.throwIfAborted();
  return url;
}

/** Name of the photo on this device that a comment or a new cover is sent with. */
function photoOf({ name, data }: HangoutCall): string | null {
  const photo = name === "commentHangout" ? data.photo : name === "editHangout" ? data.photoRef : null;
  return photo && !isUploaded(photo) ? photo : null;
}

function withPhoto({ name, data }: HangoutCall, url: string): HangoutCall["data"] {
  return name === "editHangout" ? { ...data, photoRef: url } : { ...data, photo: url };
}

function wordsOf({ name, data }: HangoutCall): string {
  if (name === "commentHangout") return data.text ?? "";
  if (name === "cancelHangout") return data.reason ?? "";
  return "";
}
