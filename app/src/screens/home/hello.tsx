import type { SavedList } from "~/state/lists";
import { progressOf } from "~/sync/lists/activities";
import { useSession } from "~/sync/session/use-session";
import { useFirstWords } from "~/ui/words/first";

/** The greeting of somebody known, and how far their year has come. */
export function Hello({ list }: { list: SavedList | undefined }) {
  const w = useFirstWords();
  const name = useSession((state) => state.user?.name);
  const { done, total } = progressOf(list?.data.activities ?? []);
  return (
    <>
      <h1>{w.home.hello(name)}</h1>
      <p>{list && total > 0 ? w.home.soFar(done, total, list.data.year) : w.home.blank}</p>
    </>
  );
}
