import { Button } from "@mantine/core";
import { ClusterLab } from "~/features/cluster-lab/cluster-lab";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { ScreenProps } from "~/screen-map";
import { useTitle } from "~/ui/use-title";
import classes from "./screen.module.css";

/** The door to everything that can be tried without an account. */
export default function DemoScreen({ route }: ScreenProps) {
  return route.query.view === "clustering" ? <Playground /> : <Door />;
}

function Playground() {
  useTitle("Clustering playground");
  return (
    <div className={classes.page}>
      <header>
        <h1>How fast is clustering, here?</h1>
        <p className={classes.lede}>
          Any points, up to five million, on a living map and measured against supercluster on your own machine.
        </p>
      </header>
      <ClusterLab />
    </div>
  );
}

function Door() {
  useTitle("Try Yonder");
  return (
    <div className={classes.page}>
      <header>
        <h1>Try Yonder</h1>
        <p className={classes.lede}>
          Look around first. Nothing here needs an account, and what you try stays on your device.
        </p>
      </header>
      <ul className={classes.doors}>
        <li>
          <h2>The map of the world</h2>
          <p>135,233 places that split and merge as you come nearer.</p>
          <Button component={Link} href={paths.home}>
            Open the map
          </Button>
        </li>
        <li>
          <h2>The clustering playground</h2>
          <p>Your own points or ours, measured in this tab beside the best-known library.</p>
          <Button component={Link} href={paths.clustering} variant="default">
            Open the playground
          </Button>
        </li>
      </ul>
    </div>
  );
}
