import { lazy, Suspense } from "react";
import { JoinBox } from "~/features/account/join-box";
import { MapView } from "~/map/map-view";
import { isInterrupted } from "~/state/session";
import { useListOf } from "~/sync/lists/use-lists";
import { useIsKnown, useSession } from "~/sync/session/use-session";
import { later } from "~/ui/later";
import { useTitle } from "~/ui/use-title";
import { useFirstWords } from "~/ui/words/first";
import { Hello } from "./hello";
import { Invitation } from "./invitation";
import classes from "./screen.module.css";

/** What stands here for people who have something here, which somebody new has no use for. */
const Today = lazy(later(() => import("~/features/list/today/today").then(({ Today }) => ({ default: Today }))));
const RequestsNotice = lazy(
  later(() => import("~/features/friends/requests-notice").then((part) => ({ default: part.RequestsNotice }))),
);
const StartSteps = lazy(
  later(() => import("~/features/onboarding/start-steps").then((part) => ({ default: part.StartSteps }))),
);

/** Signed out: what this is, in five seconds. Signed in: what could happen today. */
export default function HomeScreen() {
  useTitle("Yonder");
  const w = useFirstWords();
  const signedIn = useIsKnown();
  const interrupted = useSession(isInterrupted);
  const year = new Date().getFullYear();
  const list = useListOf(year);
  return (
    <div className={classes.home} data-known={signedIn || undefined}>
      <div className={classes.words}>
        {signedIn ? <Hello list={list} /> : <Invitation year={year} begun={list?.data.activities.length ?? 0} />}
        <Suspense fallback={null}>
          {list ? <Today list={list} /> : null}
          {signedIn && !interrupted ? <RequestsNotice /> : null}
          {signedIn && !interrupted ? <StartSteps list={list} year={year} /> : null}
        </Suspense>
        {signedIn ? null : <JoinBox />}
      </div>
      <div className={classes.map}>
        <MapView label={w.home.map} drifting={!signedIn} />
      </div>
    </div>
  );
}
