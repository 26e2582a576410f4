import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useWords } from "~/ui/words";

/** Milliseconds without typing before the address and the results follow. */
const PAUSE_MS = 120;

interface Props {
  text: string;
  onText: (text: string) => void;
}

/** Field to search by name. */
export function SearchField({ text, onText }: Props) {
  const w = useWords();
  const [typed, setTyped] = useState(text);
  const told = useRef(text);
  const tell = useDebouncedCallback((next: string) => {
    told.current = next.trim();
    onText(told.current);
  }, PAUSE_MS);
  // The address changed by itself: Back was pressed, or everything was cleared.
  useEffect(() => {
    if (text === told.current) return;
    told.current = text;
    setTyped(text);
  }, [text]);
  return (
    <TextInput
      type="search"
      aria-label={w.browse.search}
      placeholder={w.browse.example}
      value={typed}
      maxLength={140}
      size="md"
      leftSection={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
