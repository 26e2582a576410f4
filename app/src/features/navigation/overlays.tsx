import { lazy } from "react";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { showOverlay, useOverlay } from "~/ui/overlays";
import { useShortcuts } from "./use-shortcuts";

const Palette = lazy(later(() => import("./palette/palette")));
const HelpSheet = lazy(later(() => import("./help-sheet")));

interface Props {
  onUndo: () => void;
  /** Adds a wish to this year's list. */
  onAdd: (title: string) => void;
}

/** The command palette and the sheet of keys, loaded when they are first asked for. */
export function Overlays({ onUndo, onAdd }: Props) {
  useShortcuts(onUndo);
  const open = useOverlay();
  const close = () => showOverlay(null);
  return (
    <Late>
      {open === "palette" ? <Palette onUndo={onUndo} onAdd={onAdd} onClose={close} /> : null}
      {open === "help" ? <HelpSheet onClose={close} /> : null}
    </Late>
  );
}
