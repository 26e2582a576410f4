/** Time that a toast stays, and with it the chance to undo. */
export const UNDO_MS = 10_000;

/** On this device for good, or until it can be sent; `saved` once the server has what waited. */
export type KeptWhere = "deviceOnly" | "untilOnline" | "untilSignedIn" | "saved";

/** One toast: its text and what can be done about it. */
export interface Toast {
  message: string;
  kind?: "plain" | "failure";
  /** One thing to do about it. */
  action?: { label: string; run: () => void };
  /** Place where the change is kept while the server does not have it. */
  kept?: KeptWhere | undefined;
  /** Only replaces a toast that is still there; one that is gone does not come again. */
  isUpdate?: boolean;
  /** True if it can be missed: where there is room for one toast it does not push away the one that stands. */
  isPolite?: boolean;
  /** A toast replaces the one before it of the same place, so that no two buttons do the same. */
  place?: string;
}
