import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useLabWords } from "~/ui/words/lab";
import classes from "./cluster-lab.module.css";
import { CompareControls } from "./compare-controls";
import { createComparison } from "./comparison";
import { Controls } from "./controls";
import { FileDrop } from "./file-drop";
import { LabMap } from "./lab-map";
import { Method } from "./method";
import { Results } from "./results";
import { useDrawn } from "./use-drawn";
import { usePoints } from "./use-points";
import type { FileRead } from "./use-reading";
import { useSettings } from "./use-settings";

/** Clustering to try and to measure: any points, on the map and against its peers, in this tab. */
export function ClusterLab() {
  const w = useLabWords();
  const { settings, change } = useSettings();
  const [file, setFile] = useState<FileRead>();
  const { points, failure } = usePoints(settings, file);
  const drawn = useDrawn(points, settings);
  const [comparison] = useState(createComparison);
  const isRunning = useStore(comparison, (state) => state.isRunning);
  useEffect(() => comparison.stop, [comparison]);
  // What is still being made for the map would take the time of what is measured.
  const ready = points !== undefined && drawn.points === points;

  return (
    <div className={classes.lab}>
      <div className={classes.top}>
        <form
          className={classes.controls}
          aria-label={w.form.label}
          onSubmit={(event) => {
            event.preventDefault();
            if (isRunning) comparison.stop();
            else if (ready) comparison.start(points, settings);
          }}
        >
          <Controls settings={settings} onChange={change} disabled={useDeferredValue(isRunning)}>
            {useMemo(
              () => (
                <FileDrop file={file} onRead={setFile} />
              ),
              [file],
            )}
          </Controls>
          <CompareControls settings={settings} onChange={change} comparison={comparison} ready={ready} />
        </form>
        <LabMap kind={settings.data} points={points} failure={failure} drawn={drawn} />
      </div>
      <section className={classes.results} aria-labelledby="figures">
        <h2 id="figures">{w.figures.title}</h2>
        <Results comparison={comparison} />
      </section>
      <Method settings={settings} />
    </div>
  );
}
