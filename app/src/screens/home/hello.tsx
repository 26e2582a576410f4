import type { SavedList } from "~/state/lists";
import { isInterrupted } from "~/state/session";
import { progressOf } from "~/sync/lists/activities";
import { useLists } from "~/sync/lists/use-lists";
import { useSession } from "~/sync/session/use-session";
import { useFirstWords } from "~/ui/words/first";

/** The greeting of somebody known, and how far their year has come. */
export function Hello({ list }: { list: SavedList | undefined }) {
  const w = useFirstWords();
  const isKnown = useLists(({ saved }) => saved !== undefined);
  const isSignInNeeded = useSession(isInterrupted);
  const isBlank = isKnown && !isSignInNeeded;
  const name = useSession((state) => state.user?.name);
  const { done, total } = progressOf(list?.data.activities ?? []);
  return (
    <>
      <h1>{w.home.hello(name)}</h1>
      {list && total > 0 ? <p>{w.home.soFar(done, total, list.data.year)}</p> : isBlank ? <p>{w.home.blank}</p> : null}
    </>
  );
}
