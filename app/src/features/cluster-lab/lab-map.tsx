import { memo, useState } from "react";
import { ClusterMap } from "~/map/cluster-map";
import { useLabWords } from "~/ui/words/lab";
import type { DataKind, PointSet } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import { MapLine } from "./map-line";
import type { Drawn } from "./use-drawn";

interface Props {
  kind: DataKind;
  points: PointSet | undefined;
  /** Reason that there are no points. */
  failure: string | undefined;
  drawn: Drawn;
}

/** The points on a living map, and below it how far that is. */
export const LabMap = memo(function LabMap({ kind, points, failure, drawn }: Props) {
  const w = useLabWords();
  const [mapFailure, setMapFailure] = useState<string>();
  return (
    <div className={classes.map}>
      <ClusterMap
        label={w.map}
        index={drawn.index}
        credit={kind === "cities" ? w.cityCredit : undefined}
        onFailure={(failure) => setMapFailure(String((failure as Error).message))}
      />
      <MapLine
        isWaiting={kind === "file" && !points}
        made={points?.count}
        drawn={drawn.index && drawn.points?.count}
        failure={failure ?? drawn.failure ?? mapFailure}
      />
    </div>
  );
});
