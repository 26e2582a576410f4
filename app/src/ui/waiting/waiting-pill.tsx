import { IconAlertTriangle, IconCloudUp } from "@tabler/icons-react";
import { useWords } from "../words";
import classes from "./waiting.module.css";

interface Props {
  /** Changes that are on this device only, and will be sent. */
  waiting: number;
  /** Changes that the server refused for good. */
  refused: number;
  onOpen: () => void;
}

/** Says on every page that changes are not on the server yet; what was refused comes first. */
export function WaitingPill({ waiting, refused, onOpen }: Props) {
  const w = useWords().outbox;
  const isRefused = refused > 0;
  const Icon = isRefused ? IconAlertTriangle : IconCloudUp;
  return (
    <button
      type="button"
      className={classes.pill}
      data-refused={isRefused || undefined}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon size={20} stroke={1.7} aria-hidden="true" />
      {isRefused ? w.refused(refused) : w.waiting(waiting)}
    </button>
  );
}
