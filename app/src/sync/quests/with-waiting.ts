/** Progress of plays with the check-ins that wait on this device: they count before they are sent. Pure. */
import type { Versioned } from "~/api/schema";
import type { Progress } from "~/core";
import type { Entry } from "../outbox/entry";
import { changesOf } from "../play/changes-of";
import type { MyQuests } from "./quest";

export function withWaiting(mine: MyQuests, entries: readonly Entry[]): MyQuests {
  return entries.length === 0 ? mine : { ...mine, progress: mine.progress.map((each) => withCheckIns(each, entries)) };
}

function withCheckIns(each: Versioned<Progress>, entries: readonly Entry[]): Versioned<Progress> {
  const stopStates = { ...each.data.stopStates };
  for (const { data, createdAt } of changesOf(entries, each.id)) {
    if (data.call.name !== "checkInStop") continue;
    const { stopId, at } = data.call.data;
    stopStates[stopId] = { at: at ?? createdAt, ...stopStates[stopId] };
  }
  return { ...each, data: { ...each.data, stopStates } };
}
