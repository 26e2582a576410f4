import { useLabWords } from "~/ui/words/lab";
import classes from "./cluster-lab.module.css";
import { whole } from "./figure";
import { useOwnTime } from "./use-own-time";

interface Props {
  /** True while a file has to be chosen first. */
  isWaiting: boolean;
  /** Number of points, and of those on the map. */
  made: number | undefined;
  drawn: number | undefined;
  failure: string | undefined;
}

/** Progress of the map, its number of points, and its cost on the page's thread. */
export function MapLine({ isWaiting, made, drawn, failure }: Props) {
  const w = useLabWords();
  const own = useOwnTime();
  if (failure) {
    return (
      <p className={classes.problem} role="alert">
        {w.mapFailed(failure)}
      </p>
    );
  }
  if (isWaiting) return <p className={classes.quiet}>{w.noFile}</p>;
  if (made === undefined) return <p className={classes.quiet}>{w.making}</p>;
  if (drawn === undefined) return <p className={classes.quiet}>{w.clustering(whole(made))}</p>;
  const cost = own ? w.own(own.p99.toFixed(1), own.pieces) : "";
  return <p className={classes.quiet}>{`${w.points(whole(drawn))}${cost}.`}</p>;
}
