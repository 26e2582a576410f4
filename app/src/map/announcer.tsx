import { VisuallyHidden } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useFirstWords } from "~/ui/words/first";
import { locale } from "~/ui/words/language";
import type { World } from "./use-world";

/** Milliseconds for which the map must rest before its content is announced. */
const SETTLED_MS = 700;

interface Props {
  world: World;
  /** Effect of the latest key. */
  said: string;
}

/** Says how much is in view, once the map rests, and what a key did at once. */
export function Announcer({ world: { clusters }, said }: Props) {
  const { map } = useFirstWords();
  const total = clusters?.counts.reduce((sum, count) => sum + count, 0);
  const [settled] = useDebouncedValue(total, SETTLED_MS);
  return (
    <VisuallyHidden component="div">
      <p role="status">{settled === undefined ? "" : map.inView(settled, settled.toLocaleString(locale()))}</p>
      <p aria-live="polite">{said}</p>
    </VisuallyHidden>
  );
}
