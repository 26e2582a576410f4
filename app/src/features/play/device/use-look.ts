import { useComputedColorScheme } from "@mantine/core";
import { useState } from "react";

/** `bright`: white and black, to be read in sunlight. `dark`: for the night. */
export type Look = "bright" | "dark";

const KEY = "yonder-play-look";

/** The look of play mode: the one chosen here before, else as the rest of the app. */
export function useLook(): { look: Look; toggle: () => void } {
  const scheme = useComputedColorScheme("light");
  const [chosen, setChosen] = useState(chosenBefore);
  const look = chosen ?? (scheme === "dark" ? "dark" : "bright");
  const toggle = () => {
    const next = look === "dark" ? "bright" : "dark";
    setChosen(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage it holds for this visit.
    }
  };
  return { look, toggle };
}

function chosenBefore(): Look | null {
  try {
    const chosen = localStorage.getItem(KEY);
    return chosen === "bright" || chosen === "dark" ? chosen : null;
  } catch {
    return null;
  }
}
