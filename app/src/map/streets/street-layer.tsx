import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "~/ui/error-boundary";
import { useWords } from "~/ui/words";
import type { View } from "../view";
import { choose, chosenFor } from "./choice";
import type { StreetSource } from "./sources";
import { streetSources } from "./sources";
import type { Drawn } from "./street-canvas";
import classes from "./street-layer.module.css";

const StreetCanvas = lazy(() => import("./street-canvas"));

interface Props {
  view: View;
  /** Streets cover the base map now, or no longer (`null`). */
  onDrawn: (drawn: Drawn | null) => void;
}

/**
 * Streets for whoever looks closely: at once when this server has the tiles, else once somebody asks for them, because
 * another host hears then what is looked at. A source that fails makes room for the next one.
 */
export default function StreetLayer({ view, onDrawn }: Props) {
  const w = useWords();
  const [sources, setSources] = useState<StreetSource[]>([]);
  const [failed, setFailed] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const source = sources[failed];
  const isShown = source !== undefined && (chosen ?? chosenFor(source.host) ?? source.isOwn);
  const report = useRef(onDrawn);
  report.current = onDrawn;

  useEffect(() => {
    // Without the configuration there are no streets to offer; the base map stays.
    streetSources().then(setSources, () => undefined);
    return () => report.current(null);
  }, []);
  useEffect(() => {
    if (!isShown) report.current(null);
  }, [isShown]);
  const fail = () => {
    report.current(null);
    setFailed(failed + 1);
  };
  if (sources.length === 0) return null;
  if (!source) {
    return (
      <p className={classes.note} role="status">
        {w.streets.failed}
        <button type="button" onClick={() => setFailed(0)}>
          {w.common.tryAgain}
        </button>
      </p>
    );
  }
  const toggle = () => {
    choose(source.host, !isShown);
    setChosen(!isShown);
  };
  return (
    <>
      {isShown ? (
        <ErrorBoundary place={String(failed)} fallback={() => <Failed onFailure={fail} />}>
          <Suspense fallback={null}>
            <StreetCanvas key={source.url} view={view} source={source} onDrawn={onDrawn} onFailure={fail} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <button type="button" className={classes.switch} onClick={toggle}>
        {isShown ? w.streets.hide : source.isOwn ? w.streets.show : w.streets.showFrom(source.host)}
      </button>
    </>
  );
}

/** Passes on that the part of the page that draws streets could not be loaded. */
function Failed({ onFailure }: { onFailure: () => void }) {
  const report = useRef(onFailure);
  useEffect(() => report.current(), []);
  return null;
}
