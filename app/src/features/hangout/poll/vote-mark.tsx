import { IconCheck, IconTilde, IconX } from "@tabler/icons-react";
import type { Vote } from "~/sync/hangouts/hangout";

const MARKS = { yes: IconCheck, maybe: IconTilde, no: IconX } as const;

/** The shape of a vote: never its colour alone. Decoration beside its word. */
export function VoteMark({ vote, size = 16 }: { vote: Vote; size?: number }) {
  const Mark = MARKS[vote];
  return <Mark size={size} stroke={2.2} aria-hidden="true" />;
}
