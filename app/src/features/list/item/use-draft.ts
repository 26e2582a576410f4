import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * A text that is saved when its field is left, or when the page is: what is being typed is nobody else's to change.
 *
 * @param needed whether an empty text is none, and the one before comes back
 */
export function useDraft(saved: string, save: (text: string) => Promise<boolean>, needed = false) {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef({ draft, saved, save });
  latest.current = { draft, saved, save };
  const keep = async () => {
    const { draft, saved, save } = latest.current;
    if (draft === null) return;
    const text = draft.trim();
    const worth = text !== saved && !(needed && text === "");
    if (!worth || (await save(text))) setDraft(null);
  };
  // Closing the sheet takes the field away before it is left.
  useEffect(() => {
    const { current } = latest;
    return () => {
      const { draft, saved, save } = latest.current ?? current;
      const text = draft?.trim() ?? saved;
      if (text !== saved && !(needed && text === "")) void save(text);
    };
  }, [needed]);
  return {
    value: draft ?? saved,
    onChange: (event: ChangeEvent<Field>) => setDraft(event.currentTarget.value),
    onBlur: () => void keep(),
    onKeyDown: (event: KeyboardEvent<Field>) => {
      if (event.key === "Enter" && event.currentTarget.tagName === "INPUT") void keep();
    },
  };
}
