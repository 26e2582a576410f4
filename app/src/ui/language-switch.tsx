import { NativeSelect } from "@mantine/core";
import { useFirstWords } from "./words/first";
import { type Language, languages, setLanguage, useLanguage } from "./words/language";

/** Switch of the language, on this device. */
export function LanguageSwitch() {
  const w = useFirstWords();
  const language = useLanguage();
  return (
    <NativeSelect
      size="xs"
      aria-label={w.nav.language}
      value={language}
      data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
    />
  );
}
