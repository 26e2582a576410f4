import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import {
  IconArrowBackUp,
  IconBell,
  IconKeyboard,
  IconLanguage,
  IconLogin,
  IconLogout,
  IconMoon,
  IconSun,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { useStore } from "zustand";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { isKnown, session } from "~/state/session";
import { useSignOut } from "~/sync/session/use-sign-out";
import { showOverlay } from "~/ui/overlays";
import { useWords } from "~/ui/words";
import { setLanguage, useLanguage } from "~/ui/words/language";

interface Command {
  label: string;
  Icon: ComponentType<{ size: number; stroke: number; "aria-hidden": "true" }>;
  /** The key that does the same without the palette. */
  key?: string;
  run: () => void;
}

/** Commands of the palette beside going somewhere. */
export function useCommands(onUndo: () => void): Command[] {
  const w = useWords();
  const navigation = useNavigation();
  const signOut = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme("light") === "dark";
  const signedIn = useStore(session, (state) => isKnown(state) && state.status !== "ended-before");
  const language = useLanguage() === "en" ? "de" : "en";
  const { does } = w.palette;
  const colors = isDark
    ? { label: w.nav.light, Icon: IconSun, run: () => setColorScheme("light") }
    : { label: w.nav.dark, Icon: IconMoon, run: () => setColorScheme("dark") };
  const account = signedIn
    ? { label: w.nav.signOut, Icon: IconLogout, run: signOut }
    : { label: w.nav.signIn, Icon: IconLogin, run: () => navigation.push(paths.login(navigation.current())) };
  return [
    { label: does.undo, Icon: IconArrowBackUp, key: "z", run: onUndo },
    ...(signedIn ? [{ label: does.notifications, Icon: IconBell, run: () => showOverlay("notifications") }] : []),
    { label: does.keys, Icon: IconKeyboard, key: "?", run: () => showOverlay("help") },
    { label: does.language, Icon: IconLanguage, run: () => void setLanguage(language) },
    colors,
    account,
  ];
}
