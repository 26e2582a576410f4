import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { LanguageSwitch } from "~/ui/language-switch";
import { Part } from "~/ui/part";
import { useWords } from "~/ui/words";

const schemes = ["light", "dark", "auto"] as const;

/** Settings of this device: light or dark, and the language. */
export function DeviceSettings() {
  const w = useWords();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Part title={w.profile.device}>
      <SegmentedControl
        aria-label={w.profile.theme}
        value={colorScheme}
        data={schemes.map((value) => ({ value, label: w.profile.themes[value] }))}
        onChange={(value) => setColorScheme(value as (typeof schemes)[number])}
      />
      <LanguageSwitch />
    </Part>
  );
}
