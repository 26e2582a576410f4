import { NativeSelect } from "@mantine/core";
import { type Language, languages, speak, useLanguage, useWords } from "./words";

/** Which language is spoken, on this device. */
export function LanguageSwitch() {
  const w = useWords();
  const language = useLanguage();
  return (
    <NativeSelect
      size="xs"
      aria-label={w.nav.language}
      value={language}
      data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      onChange={(event) => void speak(event.currentTarget.value as Language)}
    />
  );
}
