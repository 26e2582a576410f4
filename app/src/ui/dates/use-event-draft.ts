import { useState } from "react";
import { draftOf, type EventDraft, type EventTime, emptyDraft, resolveDraft } from "../time/event-time";

interface Edited {
  draft: EventDraft;
  /** The value the draft gave when it was edited last. */
  given: EventTime | null;
  /** The zone that was asked for then. */
  zone: string;
}

/**
 * The draft that the fields of a date and time edit. A value that comes from elsewhere replaces it, and so does another
 * zone the one of fields that make no value yet.
 */
export function useEventDraft(value: EventTime | null, onChange: (value: EventTime | null) => void, zone: string) {
  const fresh = (): Edited => ({ draft: value ? draftOf(value, zone) : emptyDraft(zone), given: value, zone });
  const [edited, setEdited] = useState<Edited>(fresh);
  const isForeign = JSON.stringify(value) !== JSON.stringify(edited.given);
  const isMoved = value === null && zone !== edited.zone;
  const known = isForeign ? fresh().draft : edited.draft;
  const draft = isMoved ? { ...known, timeZone: zone } : known;
  const edit = (next: EventDraft) => {
    const { value: given } = resolveDraft(next);
    setEdited({ draft: next, given, zone });
    onChange(given);
  };
  return { draft, edit, resolved: resolveDraft(draft) };
}
