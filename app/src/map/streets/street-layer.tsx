import { lazy, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "~/ui/error-boundary";
import { Late } from "~/ui/late";
import { useWords } from "~/ui/words";
import type { View } from "../view";
import { choose, chosenFor } from "./choice";
import type { StreetSource } from "./sources";
import { streetSources } from "./sources";
import type { Drawn } from "./street-canvas";
import classes from "./street-layer.module.css";

const StreetCanvas = lazy(() => import("./street-canvas"));
const GoogleCanvas = lazy(() => import("./google-canvas"));

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
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const left = sources.filter(({ url }) => !failed.includes(url));
  const shown = left.find(({ host, isOwn }) => chosen[host] ?? chosenFor(host) ?? isOwn);
  const report = useRef(onDrawn);
  report.current = onDrawn;

  useEffect(() => {
    // Without the configuration there are no streets to offer; the base map stays.
    streetSources().then(setSources, () => undefined);
    return () => report.current(null);
  }, []);
  const shownUrl = shown?.url;
  useEffect(() => {
    if (shownUrl === undefined) report.current(null);
  }, [shownUrl]);
  if (sources.length === 0) return null;
  if (left.length === 0) {
    return (
      <p className={classes.note} role="status">
        {w.streets.failed}
        <button type="button" onClick={() => setFailed([])}>
          {w.common.tryAgain}
        </button>
      </p>
    );
  }
  const show = (wanted: StreetSource | undefined) => {
    const hosts = left.map(({ host }) => [host, host === wanted?.host] as const);
    for (const [host, isShown] of hosts) choose(host, isShown);
    report.current(null);
    setChosen(Object.fromEntries(hosts));
  };
  const fail = (url: string) => {
    report.current(null);
    setFailed((before) => [...before, url]);
  };
  return (
    <>
      {shown ? (
        <ErrorBoundary key={shown.url} fallback={() => <Failed onFailure={() => fail(shown.url)} />}>
          <Late>
            <Base view={view} source={shown} onDrawn={onDrawn} onFailure={() => fail(shown.url)} />
          </Late>
        </ErrorBoundary>
      ) : null}
      <div className={classes.switches}>
        {left.map((source) => (
          <button key={source.url} type="button" onClick={() => show(source === shown ? undefined : source)}>
            {source === shown ? w.streets.hide : source.isOwn ? w.streets.show : w.streets.showFrom(source.host)}
          </button>
        ))}
      </div>
    </>
  );
}

interface BaseProps {
  view: View;
  source: StreetSource;
  onDrawn: (drawn: Drawn) => void;
  onFailure: () => void;
}

/** Streets from tiles, or Google's map. */
function Base({ source, ...rest }: BaseProps) {
  return source.google ? <GoogleCanvas script={source.google} {...rest} /> : <StreetCanvas source={source} {...rest} />;
}

/** Passes on that the part of the page that draws streets could not be loaded. */
function Failed({ onFailure }: { onFailure: () => void }) {
  const report = useRef(onFailure);
  useEffect(() => report.current(), []);
  return null;
}
