import classes from "./language-switch.module.css";
import { useFirstWords } from "./words/first";
import { type Language, languages, setLanguage, useLanguage } from "./words/language";

/** Switch of the language, on this device. The browser's own select: Mantine's would be 4 kB of the first view. */
export function LanguageSwitch() {
  const w = useFirstWords();
  const language = useLanguage();
  return (
    <div className={classes.switch}>
      <select
        aria-label={w.nav.language}
        value={language}
        onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
      >
        {Object.entries(languages).map(([value, label]) => (
          <option value={value} key={value}>
            {label}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d="m4.5 5 2.5-2.5L9.5 5m0 4L7 11.5 4.5 9" />
      </svg>
    </div>
  );
}
