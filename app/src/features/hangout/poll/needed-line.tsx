import { isNeeded } from "~/sync/hangouts/hangout";
import { useWords } from "~/ui/words";
import { listNames } from "../people";
import type { PollFacts } from "./poll-facts";

/** Names those who must be there; nothing where nobody has to. */
export function NeededLine({ facts: { snapshot, invited, names } }: { facts: PollFacts }) {
  const { hangoutOptions: w } = useWords();
  const needed = [...snapshot.members, ...invited].filter((member) => isNeeded(snapshot.hangout, member));
  return needed.length > 0 ? <p>{w.neededLine(listNames(needed, names))}</p> : null;
}
