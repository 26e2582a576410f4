import { VisuallyHidden } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { World } from "./use-world";

/** How long the map must rest before its content is announced. */
const SETTLED_MS = 700;

/** Says how much is in view, once the map rests. */
export function Announcer({ world: { clusters } }: { world: World }) {
  const total = clusters?.counts.reduce((sum, count) => sum + count, 0);
  const [settled] = useDebouncedValue(total, SETTLED_MS);
  return (
    <VisuallyHidden role="status">
      {settled === undefined ? "" : `${settled.toLocaleString()} places in view`}
    </VisuallyHidden>
  );
}
