import { useEffect } from "react";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { showOverlay } from "~/ui/overlays";
import { isDialogOpen, isTyping } from "~/ui/shortcuts";
import { places } from "./places";

/** Milliseconds within which the second key of two must follow. */
const SECOND_KEY_MS = 1_200;

/** The keys that mean the same on every page. The palette's own works also while somebody types. */
export function useShortcuts(onUndo: () => void): void {
  const navigation = useNavigation();
  useEffect(() => {
    let goSince = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey))
        return take(event, () => showOverlay("palette"));
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isDialogOpen()) return;
      const place = event.timeStamp - goSince < SECOND_KEY_MS && places.find(({ key }) => key === event.key);
      goSince = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (place) return take(event, () => navigation.push(place.href));
      const act = plain[event.key];
      if (act) take(event, act);
    };
    const plain: Record<string, () => void> = {
      "?": () => showOverlay("help"),
      "/": () => focusOr("[data-search]", () => showOverlay("palette")),
      n: () => focusOr("[data-new]", () => navigation.push(paths.list)),
      z: onUndo,
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigation, onUndo]);
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

/** Goes to a field of the page, or presses what opens it; where it has none, does something else. */
function focusOr(selector: string, otherwise: () => void): void {
  const field = document.querySelector<HTMLElement>(selector);
  if (field instanceof HTMLButtonElement) field.click();
  else if (field) field.focus();
  else otherwise();
}
