import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useQuiet } from "~/ui/use-quiet";
import { useLabWords } from "~/ui/words/lab";
import classes from "./cluster-lab.module.css";
import { createComparison } from "./comparison";
import { Controls } from "./controls";
import { FileDrop } from "./file-drop";
import { LabMap } from "./lab-map";
import { Method } from "./method";
import { Panel } from "./panel";
import { Peers } from "./peers";
import { Results } from "./results";
import { useDrawn } from "./use-drawn";
import { usePoints } from "./use-points";
import type { FileRead } from "./use-reading";
import { useSettings } from "./use-settings";

/** Id of the form with the settings. */
const FORM = "lab-settings";

/** Clustering to try and to measure: any points, on the map and against its peers, in this tab. */
export function ClusterLab() {
  const w = useLabWords();
  const isQuiet = useQuiet();
  const { settings, change } = useSettings();
  const [file, setFile] = useState<FileRead>();
  const { points, failure } = usePoints(settings, file);
  const drawn = useDrawn(points, settings);
  const [comparison] = useState(createComparison);
  const isRunning = useStore(comparison, (state) => state.isRunning);
  useEffect(() => comparison.stop, [comparison]);
  // What is still being made for the map would take the time of what is measured.
  const ready = points !== undefined && drawn.points === points;

  const isFixed = useDeferredValue(isRunning);

  return (
    <div className={classes.lab}>
      <div className={classes.main}>
        <Panel settings={settings} comparison={comparison} ready={ready} form={FORM} />
        <LabMap kind={settings.data} points={points} failure={failure} drawn={drawn} />
        <Results comparison={comparison} />
      </div>
      <form
        id={FORM}
        className={classes.controls}
        aria-label={w.form.label}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRunning) comparison.stop();
          else if (ready) comparison.start(points, settings);
        }}
      >
        <Controls settings={settings} onChange={change} disabled={isFixed}>
          {useMemo(
            () => (
              <FileDrop file={file} onRead={setFile} />
            ),
            [file],
          )}
        </Controls>
        <Peers settings={settings} onChange={change} disabled={isFixed} />
      </form>
      {isQuiet ? <Method settings={settings} /> : null}
    </div>
  );
}
