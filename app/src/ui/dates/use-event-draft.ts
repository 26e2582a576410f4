import { useState } from "react";
import { draftOf, type EventDraft, type EventTime, emptyDraft, resolveDraft } from "../time/event-time";

interface Edited {
  draft: EventDraft;
  /** The value the draft gave when it was edited last. */
  given: EventTime | null;
}

/** The draft that the fields of a date and time edit. A value that comes from elsewhere replaces it. */
export function useEventDraft(value: EventTime | null, onChange: (value: EventTime | null) => void, zone: string) {
  const fresh = (): Edited => ({ draft: value ? draftOf(value, zone) : emptyDraft(zone), given: value });
  const [edited, setEdited] = useState<Edited>(fresh);
  const isForeign = JSON.stringify(value) !== JSON.stringify(edited.given);
  const { draft } = isForeign ? fresh() : edited;
  const edit = (next: EventDraft) => {
    const { value: given } = resolveDraft(next);
    setEdited({ draft: next, given });
    onChange(given);
  };
  return { draft, edit, resolved: resolveDraft(draft) };
}
