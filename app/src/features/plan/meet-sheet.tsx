import { Button, NativeSelect, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { sentence } from "~/api/failure";
import type { PlanMode, PlanPerson } from "~/core";
import { PlacePicker } from "~/map/search/place-picker";
import { minutes } from "~/ui/format";
import { Sheet } from "~/ui/sheet/sheet";
import { longDay } from "~/ui/time/format-time";
import { usePlanWords } from "~/ui/words/plan";
import { findMeetingPlaces, type MeetingPlace, startersOf } from "./meeting-places";
import { PeopleFields } from "./people-fields";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";

const MODES: readonly PlanMode[] = ["transit-estimate", "car", "bike", "walk"];
/** Minutes that meeting takes until somebody says otherwise. */
const MEET_MIN = 15;

/** Finds a place that nobody has much longer a way to than the others. */
export function MeetSheet({ onClose }: { onClose: () => void }) {
  const w = usePlanWords();
  const { plan, edit } = usePlanContext();
  const people = plan.people ?? [];
  const starters = startersOf(plan);
  const day = plan.days?.[0];
  const { data: places, error } = useQuery({
    queryKey: ["meetingPlaces", people, plan.days],
    queryFn: () => findMeetingPlaces(plan),
    enabled: starters.length >= 2,
    retry: false,
  });
  const meetAt = ({ name, lng, lat, stopId }: MeetingPlace) => {
    if (!day) return;
    edit(
      stopId
        ? [{ op: "moveStop", id: stopId, date: day.date, at: 0 }]
        : [
            {
              op: "addStop",
              date: day.date,
              at: 0,
              stop: { id: crypto.randomUUID(), name, lng, lat, stayMin: MEET_MIN, locked: true },
            },
          ],
    );
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={w.meet.title} wide="side">
      <Stack gap="lg">
        <PeopleFields />
        {people.length > 0 ? (
          <section aria-label={w.meet.starts}>
            <h3>{w.meet.starts}</h3>
            <p className={classes.note}>{w.meet.rough}</p>
            {people.map((person) => (
              <Start key={person.id} person={person} />
            ))}
          </section>
        ) : null}
        <section aria-label={w.meet.fair} aria-live="polite">
          <h3>{w.meet.fair}</h3>
          {error ? <p>{sentence(error)}</p> : null}
          {starters.length < 2 ? <p className={classes.note}>{w.meet.two}</p> : null}
          {places?.length === 0 ? <p className={classes.note}>{w.meet.none}</p> : null}
          <ol className={classes.places}>
            {(starters.length < 2 ? [] : (places ?? [])).map((place) => (
              <li key={`${place.name} ${place.lng} ${place.lat}`}>
                <div>
                  <b>{place.name}</b>
                  <p>{w.meet.longest(minutes(place.longestMin), minutes(place.differenceMin))}</p>
                  <p className={classes.note}>
                    {place.ways.map(({ person, min }) => w.meet.way(person.name, minutes(min))).join(", ")}
                  </p>
                </div>
                {day ? (
                  <Button size="compact-md" variant="default" onClick={() => meetAt(place)}>
                    {w.meet.here(longDay(day.date))}
                  </Button>
                ) : null}
              </li>
            ))}
          </ol>
          {places && places.length > 0 ? <p className={classes.note}>{w.meet.estimate}</p> : null}
        </section>
      </Stack>
    </Sheet>
  );
}

function Start({ person }: { person: PlanPerson }) {
  const w = usePlanWords();
  const { plan, edit } = usePlanContext();
  const set = (fields: Record<string, unknown>) => edit([{ op: "setPerson", id: person.id, fields }]);
  return (
    <div className={classes.start}>
      <PlacePicker
        label={w.meet.from(person.name)}
        value={person.start ?? null}
        withPin
        near={plan.days?.[0]?.stops?.[0] ?? null}
        onPick={({ name, lng, lat }) => set({ start: { name, lng, lat } })}
        onRemove={() => set({ start: null })}
      />
      <NativeSelect
        aria-label={w.meet.by(person.name)}
        value={person.mode ?? "transit-estimate"}
        data={MODES.map((mode) => ({ value: mode, label: w.modes[mode] }))}
        onChange={({ currentTarget }) => set({ mode: currentTarget.value })}
      />
    </div>
  );
}
