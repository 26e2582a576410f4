import { lazy, Suspense } from "react";
import { JoinBox } from "~/features/account/join-box";
import { useSession } from "~/features/account/use-session";
import { StartSteps } from "~/features/bucket-list/today/start-steps";
import { useListOf } from "~/features/bucket-list/use-lists";
import { RequestsNotice } from "~/features/friends/requests-notice";
import { MapView } from "~/map/map-view";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import { Hello } from "./hello";
import { Invitation } from "./invitation";
import classes from "./screen.module.css";

/** With rows to tick, which a visitor without a list has no use for. */
const Today = lazy(() => import("~/features/bucket-list/today/today").then(({ Today }) => ({ default: Today })));

/** Signed out: what this is, in five seconds. Signed in: what could happen today. */
export default function HomeScreen() {
  useTitle("Yonder");
  const w = useWords();
  const signedIn = useSession((state) => state.status === "signed-in");
  const year = new Date().getFullYear();
  const list = useListOf(year);
  return (
    <div className={classes.home}>
      <div className={classes.words}>
        {signedIn ? <Hello list={list} /> : <Invitation year={year} begun={list?.data.activities.length ?? 0} />}
        {list ? (
          <Suspense fallback={null}>
            <Today list={list} />
          </Suspense>
        ) : null}
        {signedIn ? <RequestsNotice /> : null}
        {signedIn ? <StartSteps list={list} year={year} /> : <JoinBox />}
      </div>
      <div className={classes.map}>
        <MapView label={w.home.map} drifting={!signedIn} />
      </div>
    </div>
  );
}
