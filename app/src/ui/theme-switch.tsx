import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";

import { useFirstWords } from "./words/first";

/** Light or dark; until it is used, what the device prefers. Both signs are there, so that what is painted before shows the right one. */
export function ThemeSwitch() {
  const w = useFirstWords();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light") === "dark";
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={dark ? w.nav.light : w.nav.dark}
      onClick={() => setColorScheme(dark ? "light" : "dark")}
    >
      <IconSun size={20} stroke={1.6} className="mantine-light-hidden" />
      <IconMoon size={20} stroke={1.6} className="mantine-dark-hidden" />
    </ActionIcon>
  );
}
