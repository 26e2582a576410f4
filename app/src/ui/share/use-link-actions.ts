import { useClipboard } from "@mantine/hooks";
import { type RefObject, useRef } from "react";

/** A link and the texts that go along with it. */
export interface LinkToSend {
  url: string;
  /** The title in the device's own sheet, and the subject of an email. */
  title: string;
  /** A sentence that goes before the link. */
  text?: string;
}

export interface LinkActions {
  /** The field that shows the link. */
  field: RefObject<HTMLInputElement | null>;
  copy: () => void;
  isCopied: boolean;
  /** True if the browser refused to copy it. */
  isRefused: boolean;
  /** Opens the device's own sheet; `null` where there is none. */
  send: (() => void) | null;
}

/** Ways to give a link away that are one press: to copy it, and the device's own sheet. */
export function useLinkActions({ url, title, text = "" }: LinkToSend): LinkActions {
  const field = useRef<HTMLInputElement>(null);
  const { copy, copied, error } = useClipboard({ timeout: 4_000 });
  return {
    field,
    copy: () => {
      // Selected, it can be copied by hand where the browser refuses.
      field.current?.select();
      copy(url);
    },
    isCopied: copied,
    isRefused: Boolean(error),
    send:
      "share" in navigator
        ? // To close the device's sheet without choosing anybody is no failure.
          () => void navigator.share({ title, text, url }).catch(() => undefined)
        : null,
  };
}
