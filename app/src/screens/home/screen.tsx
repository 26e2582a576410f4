import { lazy, Suspense } from "react";
import { Welcome } from "~/features/welcome/welcome";
import { plannedYear } from "~/sync/lists/planned-year";
import { useLists } from "~/sync/lists/use-lists";
import { useIsKnown } from "~/sync/session/use-session";
import { later } from "~/ui/later";
import { PageSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useFirstWords } from "~/ui/words/first";

/** Home of people who are signed in, for which somebody new has no use. */
const SignedIn = lazy(later(() => import("./signed-in").then((part) => ({ default: part.SignedIn }))));
const JoinBox = lazy(later(() => import("~/features/account/join-box").then((part) => ({ default: part.JoinBox }))));

/** Signed out: a list to try and to begin. Signed in: what fits today. */
export default function HomeScreen() {
  useTitle("Yonder");
  const w = useFirstWords();
  const signedIn = useIsKnown();
  const year = plannedYear(new Date());
  const lists = useLists(({ shown }) => shown);
  if (signedIn) {
    return (
      <Suspense fallback={<PageSkeleton label={w.common.loadingPage} />}>
        <SignedIn />
      </Suspense>
    );
  }
  return (
    <Welcome
      year={year}
      list={lists.find(({ data }) => data.year === year)}
      other={lists.find(({ data }) => data.year !== year && data.activities.length > 0)}
    >
      <JoinBox />
    </Welcome>
  );
}
