import { BasketView } from "~/features/overlap/basket/basket-view";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";

/** The basket: what I picked beside what a friend picked. */
export default function SelectedScreen() {
  const w = useWords();
  useTitle(w.basket.title);
  return <BasketView />;
}
