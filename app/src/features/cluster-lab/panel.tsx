import { Button } from "@mantine/core";
import { memo } from "react";
import { useStore } from "zustand";
import { useLabWords } from "~/ui/words/lab";
import classes from "./cluster-lab.module.css";
import type { Comparison } from "./comparison";
import { DoingNow } from "./doing-now";
import { Headline } from "./headline";
import { Race } from "./race";
import type { Settings } from "./settings";

interface Props {
  settings: Settings;
  comparison: Comparison;
  /** True once there are points to measure with and nothing is made for the map any more. */
  ready: boolean;
  /** Id of the form that the button submits. */
  form: string;
}

/** The verdict, the race, and the one button that starts and stops it. */
export const Panel = memo(function Panel({ settings, comparison, ready, form }: Props) {
  const w = useLabWords();
  const isRunning = useStore(comparison, (state) => state.isRunning);
  return (
    <section className={classes.panel} aria-labelledby="verdict">
      <Headline id="verdict" settings={settings} comparison={comparison} />
      <Race comparison={comparison} />
      <div className={classes.actions}>
        <Button type="submit" form={form} variant={isRunning ? "default" : "filled"} disabled={!ready && !isRunning}>
          {isRunning ? w.form.stop : w.form.start}
        </Button>
        <Button variant="subtle" className={classes.toSettings} onClick={() => showForm(form)}>
          {w.verdict.settings}
        </Button>
      </div>
      <DoingNow comparison={comparison} />
    </section>
  );
});

/** Leads to the settings where they stand below everything else, on phones. */
function showForm(id: string): void {
  const form = document.getElementById(id);
  form?.scrollIntoView({ block: "start" });
  form?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
}
