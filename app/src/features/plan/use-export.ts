import { saveFile } from "~/ui/save-file";
import { usePlanWords } from "~/ui/words/plan";
import { usePlanContext } from "./plan-context";

const TYPES = {
  ics: "text/calendar;charset=utf-8",
  gpx: "application/gpx+xml",
  kml: "application/vnd.google-earth.kml+xml",
} as const;

/** Saves the plan as a file for calendars or maps. */
export function useExport() {
  const w = usePlanWords();
  const { id, plan, ways } = usePlanContext();
  const name =
    (plan.title || w.untitled)
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .toLowerCase() || "plan";
  return async (ending: "ics" | "gpx" | "kml") => {
    const files = await import("./plan-file");
    const text = {
      ics: () => files.calendarOf(id, plan, { ways }),
      gpx: () => files.gpxOf(plan),
      kml: () => files.kmlOf(plan),
    };
    saveFile(new File([text[ending]()], `${name}.${ending}`, { type: TYPES[ending] }));
  };
}
