import { useEffect, useState } from "react";
import { readItem, removeItem } from "~/state/device";
import { keepTyped, prefixOf, readTyped } from "~/sync/typed-texts/typed-texts";
import { deviceZone, todayIn } from "~/ui/time/zoned-time";
import { type Beginning, beginDraft, type HangoutDraft } from "./draft";

/** Change of a draft, as a value or from the one that is there. */
export type Edit = (change: (draft: HangoutDraft) => HangoutDraft) => void;

const nameOf = (origin: string) => `hangout?${origin}`;

/**
 * The draft of a hangout, kept on this device from the first moment on: tabs, reloads and signing in go on with the
 * same one. Each origin (the query of the page) has its own.
 */
export function useDraft(origin: string, beginning: Beginning | undefined): [HangoutDraft | undefined, Edit] {
  const [known, setKnown] = useState<{ origin: string; draft: HangoutDraft }>();
  const isKnown = known?.origin === origin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft begins once for each origin
  useEffect(() => {
    if (!beginning || isKnown) return;
    let isCurrent = true;
    void readDraft(origin).then((kept) => {
      if (!isCurrent) return;
      setKnown({ origin, draft: kept ?? begin(beginning) });
    });
    return () => {
      isCurrent = false;
    };
  }, [origin, beginning !== undefined, isKnown]);
  useEffect(() => {
    if (known) keepTyped(nameOf(known.origin), JSON.stringify(known.draft));
  }, [known]);
  const edit: Edit = (change) => setKnown((before) => before && { ...before, draft: change(before.draft) });
  return [isKnown ? known.draft : undefined, edit];
}

function begin(beginning: Beginning): HangoutDraft {
  const timeZone = deviceZone();
  return beginDraft(beginning, {
    key: crypto.randomUUID(),
    timeZone,
    today: todayIn(timeZone, Date.now()),
    newId: () => crypto.randomUUID(),
  });
}

/** The draft of an account, or the one that was begun on this device before signing in. */
async function readDraft(origin: string): Promise<HangoutDraft | null> {
  const text = (await readTyped(nameOf(origin))) || (await readItem<string>(onDevice(origin)).catch(() => undefined));
  return text ? (JSON.parse(text) as HangoutDraft) : null;
}

const onDevice = (origin: string) => prefixOf(null) + nameOf(origin);

/** Removes a draft from this device, once it has become a hangout. */
export async function removeDraft(origin: string): Promise<void> {
  keepTyped(nameOf(origin), "");
  await removeItem(onDevice(origin)).catch(() => undefined);
}
