/** The toast of the last change: what was done, where it is kept until the server has it, and the way to take it back. */
import { hideToast, toast } from "~/ui/toast";
import type { KeptWhere, Toast } from "~/ui/toast-options";
import { firstWords } from "~/ui/words/first";

/** A change that can be taken back. */
export interface UndoOffer {
  /** Message about the change. */
  readonly message: string;
  takeBack(): void;
}

const PLACE = "undo";

let last: UndoOffer | null = null;
/** True while a toast may stand in the place of offers. */
let isPlaceTaken = false;

/** Takes back the last thing done, while that is offered; the key for it is `z`. */
export function undo(): void {
  const offer = last;
  last = null;
  offer?.takeBack();
}

/** Offers to take a change back, in place of the one before it. */
export function offerUndo(offer: UndoOffer, kept?: KeptWhere): void {
  last = offer;
  isPlaceTaken = true;
  toast(toastOf(offer, kept));
}

/** Ends the offer, and its toast with it, or the one that replaced it. */
export function endUndo(): void {
  if (isPlaceTaken) hideToast(PLACE);
  isPlaceTaken = false;
  last = null;
}

/** Ends the offer, and says something else in its place. */
export function replaceUndo(shown: Omit<Toast, "place">): void {
  last = null;
  isPlaceTaken = true;
  toast({ ...shown, place: PLACE });
}

/** True if a change is the one that can be taken back. */
export function isLast(offer: UndoOffer): boolean {
  return last === offer;
}

/** Says where the change is kept by now, unless another one was made since. An update does not bring back a toast that is gone. */
export function updateUndo(offer: UndoOffer, kept: KeptWhere | undefined, isUpdate = true): void {
  if (last === offer) toast({ ...toastOf(offer, kept), isUpdate });
}

function toastOf({ message }: UndoOffer, kept: KeptWhere | undefined) {
  return { message, kept, place: PLACE, action: { label: firstWords().common.undo, run: undo } };
}
