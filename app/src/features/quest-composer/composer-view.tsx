import { useHotkeys, useMediaQuery } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { useQuery } from "~/routing/use-query";
import type { Composer } from "~/sync/quest-drafts/composer";
import { withFields, withStop } from "~/sync/quest-drafts/content";
import { useDates } from "~/sync/quest-drafts/use-dates";
import { USUAL_START, walkOf } from "~/sync/quest-drafts/walk";
import { wallTimeAt } from "~/ui/time/zoned-time";
import classes from "./composer.module.css";
import { ComposerContext } from "./composer-context";
import type { ComposerSlots } from "./composer-page";
import { ConflictNotice } from "./conflict-notice";
import { DatesStep } from "./dates/dates-step";
import { Head } from "./head";
import { type Problem, problemsOf, type Step, stepOf } from "./model/problems";
import { PreviewStep } from "./preview-step";
import { StopsStep } from "./stops/stops-step";
import { StoryStep } from "./story/story-step";
import { useJump } from "./use-jump";
import { useRoute } from "./use-route";
import { useWaterStops } from "./use-water-stops";

const STEPS: readonly Step[] = ["story", "stops", "dates", "preview"];
const NO_STOPS: never[] = [];

interface Props {
  composer: Composer;
  slots: ComposerSlots;
}

/** The steps of a quest, with what is wrong about it beside each field. */
export function ComposerView({ composer, slots }: Props) {
  const { content, quest, id } = useStore(composer.store);
  const [query, setQuery] = useQuery();
  const asked = query.get("step");
  const step = STEPS.find((each) => each === asked) ?? "story";
  const goTo = (next: Step) => setQuery({ step: next });
  const stops = content.stops ?? NO_STOPS;
  const [chosen, choose] = useState<string | null>(null);
  const chosenId = stops.some((stop) => stop.id === chosen) ? chosen : null;
  const sessions = useDates(id);
  const ahead = sessions.filter(
    ({ data }) => data.status !== "cancelled" && Date.parse(data.startsAt ?? "") > Date.now(),
  );
  const first = ahead[0]?.data;
  const [typedStart, setStart] = useState<string | null>(null);
  const start =
    typedStart ?? (first?.startsAt ? wallTimeAt(first.startsAt, first.timeZone ?? "UTC").time : USUAL_START);
  const route = useRoute(stops);
  const walk = useMemo(() => walkOf(route, start), [route, start]);
  const inWater = useWaterStops(route);
  const problems = useMemo(
    () => problemsOf(content, { walk, datesAhead: ahead.length, inWater }),
    [content, walk, ahead.length, inWater],
  );
  const isWide = useMediaQuery("(min-width: 75rem)", window.matchMedia("(min-width: 75rem)").matches) ?? false;
  const [isTrying, setTrying] = useState(false);
  const aim = useJump();
  const jump = (problem: Problem) => {
    if (problem.stopId) choose(problem.stopId);
    goTo(stepOf(problem.field));
    aim(problem.field);
  };
  useHotkeys(
    [
      ["mod+Z", () => void composer.undo()],
      ["mod+shift+Z", () => void composer.redo()],
    ],
    // Inside texts too: one history for everything. The editor of the story has its own.
    [],
  );
  const open = {
    ...{ composer, quest, content, stops, route, sessions, walk, setStart, problems, step, goTo, jump, isWide },
    ...{ chosenId, choose },
    set: (fields: Partial<typeof content>) =>
      composer.edit((before) => withFields(before, fields), Object.keys(fields).join()),
    setStop: (stopId: string, fields: Parameters<typeof withStop>[2]) =>
      composer.edit((before) => withStop(before, stopId, fields), `${stopId} ${Object.keys(fields).join()}`),
  };
  if (isTrying) return <slots.Trial quest={content} onClose={() => setTrying(false)} />;
  return (
    <ComposerContext value={open}>
      <div className={classes.page} data-step={step}>
        <Head onTry={() => setTrying(true)} />
        <ConflictNotice />
        {step === "story" ? <StoryStep /> : null}
        {step === "stops" ? <StopsStep readStops={slots.readStops} /> : null}
        {step === "dates" ? <DatesStep DateSheet={slots.DateSheet} /> : null}
        {step === "preview" ? <PreviewStep Preview={slots.Preview} /> : null}
      </div>
    </ComposerContext>
  );
}
