import { Button } from "@mantine/core";
import { ClusterLab } from "~/features/cluster-lab/cluster-lab";
import { TrySample } from "~/features/onboarding/sample/try-sample";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { ScreenProps } from "~/screen-map";
import { useIsKnown } from "~/sync/session/use-session";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import { useLabWords } from "~/ui/words/lab";
import classes from "./screen.module.css";

/** The door to everything that can be tried without an account. */
export default function DemoScreen({ route }: ScreenProps) {
  return route.query.view === "clustering" ? <Playground /> : <Door />;
}

function Playground() {
  const w = useLabWords();
  useTitle(w.page);
  return (
    <div className={classes.page}>
      <header>
        <h1>{w.title}</h1>
        <p className={classes.lede}>{w.lede}</p>
      </header>
      <ClusterLab />
    </div>
  );
}

function Door() {
  const w = useWords();
  useTitle(w.demo.title);
  const signedIn = useIsKnown();
  return (
    <div className={classes.page}>
      <header>
        <h1>{w.demo.title}</h1>
        <p className={classes.lede}>{w.demo.lede}</p>
      </header>
      <ul className={classes.doors}>
        <li>
          <h2>{w.demo.product}</h2>
          <p>{signedIn ? w.demo.own : w.demo.productExplained}</p>
          {signedIn ? (
            <Button component={Link} href={paths.list}>
              {w.nav.list}
            </Button>
          ) : (
            <TrySample />
          )}
        </li>
        <li>
          <h2>{w.demo.playground}</h2>
          <p>{w.demo.playgroundExplained}</p>
          <Button component={Link} href={paths.clustering} variant="default">
            {w.demo.openPlayground}
          </Button>
        </li>
        <li>
          <h2>{w.demo.search}</h2>
          <p>{w.demo.searchExplained}</p>
          <Button component={Link} href={paths.placeSearch} variant="default">
            {w.demo.openSearch}
          </Button>
        </li>
      </ul>
    </div>
  );
}
