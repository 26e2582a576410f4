import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { CancelSheet } from "./cancel-sheet";
import { EditSheet } from "./edit-sheet";
import type { HostSheet } from "./host-header";
import { LinkSheet } from "./link-sheet";
import { MoveSheet } from "./move-sheet";
import { NewDateSheet } from "./new-date-sheet";
import { PeopleSheet } from "./people-sheet";

interface Props {
  open: OpenHangout;
  sheet: HostSheet | null;
  onSheet: (sheet: HostSheet | null) => void;
}

/** The sheet that a host has opened. */
export function HostSheets({ open, sheet, onSheet }: Props) {
  const close = () => onSheet(null);
  if (sheet === "edit") return <EditSheet open={open} onClose={close} />;
  if (sheet === "share") return <LinkSheet open={open} onClose={close} />;
  if (sheet === "people") return <PeopleSheet open={open} onClose={close} />;
  if (sheet === "move") return <MoveSheet open={open} onClose={close} />;
  if (sheet === "dates") return <NewDateSheet open={open} onClose={close} />;
  if (sheet === "cancel") return <CancelSheet open={open} onClose={close} />;
  return null;
}
