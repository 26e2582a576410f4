import { useMemo, useRef, useState } from "react";
import { ClusterMap } from "~/map/cluster-map";
import { useLocation, useNavigation } from "~/routing/use-location";
import { locale } from "~/ui/words";
import { useLabWords } from "~/ui/words/lab";
import { type DataRequest, readPoints } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import { Controls } from "./controls";
import { FileDrop } from "./file-drop";
import { Method } from "./method";
import { Results } from "./results";
import { queryOf, type Settings, settingsFrom } from "./settings";
import { useDrawn } from "./use-drawn";
import { useOwnTime } from "./use-own-time";
import { useRuns } from "./use-runs";

/** Clustering to try and to measure: any points, on the map and against the peer, in this tab. */
export function ClusterLab() {
  const w = useLabWords();
  const { settings, change } = useSettings();
  const file = useFile();
  const { runs, start, stop } = useRuns();
  const { data: kind, size } = settings;
  const data: DataRequest | undefined = useMemo(() => {
    if (kind !== "file") return { kind, size };
    return file.lngLat && { kind, size: file.lngLat.length / 2, lngLat: file.lngLat };
  }, [kind, size, file.lngLat]);
  const drawn = useDrawn(data, settings);
  const [mapFailure, setMapFailure] = useState<string>();

  return (
    <div className={classes.lab}>
      <div className={classes.top}>
        <Controls
          settings={settings}
          onChange={change}
          doing={runs.doing}
          ready={data !== undefined}
          onStart={() => data && start(data, settings)}
          onStop={stop}
        >
          <FileDrop says={file.says ?? w.drop} problem={file.problem} onFile={file.read} />
        </Controls>
        <div className={classes.map}>
          <ClusterMap
            label={w.map}
            index={drawn.index}
            credit={kind === "cities" ? w.cityCredit : undefined}
            onFailure={(failure) => setMapFailure(String((failure as Error).message))}
          />
          <MapLine points={drawn.points} failure={drawn.failure ?? mapFailure} />
        </div>
      </div>
      <section className={classes.results} aria-labelledby="figures">
        <h2 id="figures">{w.figures.title}</h2>
        <Results runs={runs} />
      </section>
      <Method />
    </div>
  );
}

/** What the map draws, and what that costs the page's thread. */
function MapLine({ points, failure }: { points: number | undefined; failure: string | undefined }) {
  const w = useLabWords();
  const own = useOwnTime();
  if (failure) {
    return (
      <p className={classes.problem} role="alert">
        {w.mapFailed(failure)}
      </p>
    );
  }
  const cost = own ? w.own(own.p99.toFixed(1), own.pieces) : "";
  return (
    <p className={classes.quiet}>
      {points === undefined ? w.clustering : `${w.points(points.toLocaleString(locale()))}${cost}.`}
    </p>
  );
}

/** The settings, which the page's address keeps. */
function useSettings() {
  const location = useLocation();
  const navigation = useNavigation();
  const [path = "", query = ""] = location.split("#")[0]?.split("?") ?? [];
  const settings = useMemo(() => settingsFrom(query), [query]);
  const change = (part: Partial<Settings>) => navigation.replace(`${path}?${queryOf({ ...settings, ...part })}`);
  return { settings, change };
}

/** The file somebody chose, once it is read. */
function useFile() {
  const w = useLabWords();
  const [state, setState] = useState<{ says?: string; problem?: string; lngLat?: Float64Array }>({});
  const reading = useRef<AbortController>(null);
  const read = (file: File) => {
    reading.current?.abort();
    const control = new AbortController();
    reading.current = control;
    setState({ says: w.reading(file.name) });
    readPoints(file, control.signal).then(
      (lngLat) => setState({ says: w.read(file.name, (lngLat.length / 2).toLocaleString(locale())), lngLat }),
      (error: Error) => control.signal.aborted || setState({ says: file.name, problem: error.message }),
    );
  };
  return { says: undefined, problem: undefined, lngLat: undefined, ...state, read };
}
