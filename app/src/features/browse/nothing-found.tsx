import { Button } from "@mantine/core";
import { Notice } from "~/ui/states";
import { useWords } from "~/ui/words";
import type { Hint, Part } from "./filter";

interface Props {
  text: string;
  /** `true` if anything but words narrows the search. */
  isFiltered: boolean;
  hint: Hint | null;
  /** Changes parts of the address. */
  onWiden: (patch: Record<string, string | null>) => void;
}

/** Says that no quest or list was found by what is looked for, and what to leave out. */
export function NothingFound({ text, isFiltered, hint, onWiden }: Props) {
  const w = useWords();
  const title = isFiltered ? w.browse.none : text === "" ? w.browse.noneHere : w.browse.noneNamed(text);
  const advice = isFiltered || text === "" ? w.browse.fewer : w.browse.otherWords;
  return (
    <Notice title={title} action={hint ? <HintButton hint={hint} onWiden={onWiden} /> : null}>
      {hint ? null : advice} {w.browse.noneOnMap}
    </Notice>
  );
}

/** Leaves out the part without which most is found. */
export function HintButton({ hint, onWiden }: { hint: Hint; onWiden: Props["onWiden"] }) {
  const w = useWords();
  return (
    <Button variant="default" onClick={() => onWiden(without(hint.without))}>
      {w.browse.hint[hint.without](hint.count)}
    </Button>
  );
}

/** Returns the change of the query that leaves a part out. */
function without(part: Part): Record<string, null> {
  if (part === "text") return { q: null };
  return part === "area" ? { at: null } : { [part]: null };
}
