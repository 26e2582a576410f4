import { OwnWords } from "~/features/exchange/own-words";
import { ListMap } from "~/features/list/board/list-map";
import { Wizard } from "~/features/onboarding/wizard/wizard";
import type { ScreenProps } from "~/screen-map";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";

const slots = { OwnWords, ListMap };

/** A guided way to the list of a year. */
export default function CreateScreen({ route }: ScreenProps) {
  const w = useWords();
  useTitle(w.wizard.page);
  const asked = Number([route.query.year].flat()[0]);
  const year = asked >= 2000 && asked <= 2099 ? asked : new Date().getFullYear();
  return <Wizard key={year} year={year} slots={slots} />;
}
