import { PinMap } from "~/map/pin-map/pin-map";
import type { SavedList } from "~/state/lists";
import { isDone } from "~/sync/lists/activities";
import { categoryOf } from "~/ui/categories";
import { useFirstWords } from "~/ui/words/first";
import { samples, wishOf } from "./samples";

/** Places shown: those added last. */
const PINS_MAX = 12;

/** Map of the wishes of the sheet. */
export function SheetMap({ list }: { list: SavedList | undefined }) {
  const w = useFirstWords();
  const own = list?.data.activities.filter(({ place }) => place) ?? [];
  const shown = samples.map((sample) => ({
    ...wishOf(sample, w),
    ...(sample.name === "swim" ? { status: "done" as const } : {}),
  }));
  const wishes = own.length > 0 ? own.slice(-PINS_MAX) : shown;
  const pins = wishes.flatMap((wish) =>
    wish.place ? [{ id: wish.id, ...wish.place, category: categoryOf(wish), done: isDone(wish) }] : [],
  );
  return <PinMap pins={pins} label={w.home.map(pins.map(({ name }) => name).join(", "))} />;
}
