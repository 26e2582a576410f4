import { OwnWords } from "~/features/exchange/own-words";
import { ask } from "~/features/friends/deeds";
import { BasketView } from "~/features/overlap/basket/basket-view";
import { UsTwo } from "~/features/overlap/us-two/us-two";
import { HiddenList } from "~/features/sharing/hidden-list";
import { UsTwoButton } from "~/features/sharing/us-two-button";
import type { ScreenProps } from "~/screen-map";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";

const slots = { OwnWords, HiddenList, onAsk: (userName: string) => ask(userName, "") };

/** The basket: what I picked beside what a friend picked. By an "Us two" link: my list beside the one it opens. */
export default function SelectedScreen({ route }: ScreenProps) {
  const first = (name: string) => [route.query[name]].flat()[0] ?? null;
  const listId = first("list");
  if (listId) return <UsTwo key={listId} listId={listId} secret={first("k")} slots={slots} />;
  return <Basket />;
}

function Basket() {
  const w = useWords();
  useTitle(w.basket.title);
  return <BasketView UsTwoButton={UsTwoButton} />;
}
