import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { LanguageSwitch } from "~/ui/language-switch";
import { useWords } from "~/ui/words";
import classes from "./profile.module.css";

const schemes = ["light", "dark", "auto"] as const;

/** What is chosen for this device: light or dark, and the language. */
export function DeviceSettings() {
  const w = useWords();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <section className={classes.section} aria-labelledby="device">
      <h2 id="device">{w.profile.device}</h2>
      <SegmentedControl
        aria-label={w.profile.theme}
        value={colorScheme}
        data={schemes.map((value) => ({ value, label: w.profile.themes[value] }))}
        onChange={(value) => setColorScheme(value as (typeof schemes)[number])}
      />
      <LanguageSwitch />
    </section>
  );
}
