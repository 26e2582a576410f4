import { IconCheck, IconClock, IconPlayerSkipForward, IconX } from "@tabler/icons-react";
import type { StopStatus } from "~/sync/play/played-stops";

const MARKS = {
  reached: [IconCheck, 3],
  waiting: [IconClock, 2.2],
  skipped: [IconPlayerSkipForward, 2.2],
  givenUp: [IconPlayerSkipForward, 2.2],
  notFound: [IconX, 2.6],
} as const;

interface Props {
  status: StopStatus;
  size: number;
  /** Upper left corner within a drawing. */
  x?: number;
  y?: number;
}

/** The mark of a stop that is behind: found, saved to be sent, skipped, or not found; none for one to come. */
export function StopMark({ status, ...place }: Props) {
  if (status === "open") return null;
  const [Icon, stroke] = MARKS[status];
  return <Icon {...place} stroke={stroke} aria-hidden="true" />;
}
