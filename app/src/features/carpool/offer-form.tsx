import { Checkbox, NumberInput, Textarea } from "@mantine/core";
import { useEffect, useRef } from "react";
import { offerCar, openCarpool } from "~/sync/carpools/actions";
import { DETOUR_DEFAULT_MIN } from "~/sync/carpools/way";
import { TimeField } from "~/ui/dates/time-field";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { timeText as clockText } from "~/ui/time/format-time";
import { wallTimeAt } from "~/ui/time/zoned-time";
import { toast } from "~/ui/toast";
import { useCarpoolWords } from "~/ui/words/carpool";
import { momentOf } from "./clock";
import classes from "./forms.module.css";
import { PhoneField } from "./phone-field";
import { type PickedPlace, PlaceField, pointOf } from "./place-field";
import { useRide } from "./ride-context";
import { useSuggestedTime } from "./use-suggested-time";

const SEATS_MAX = 50;
const DETOUR_MAX_MIN = 240;
const NOTE_MAX = 500;
const TAGS = ["childSeat", "luggage", "pets", "noSmoke"] as const;

interface Values {
  seats: number | string;
  place: PickedPlace | null;
  destination: PickedPlace | null;
  leave: string | null;
  detour: number | string;
  note: string;
  tags: string[];
  phone: string;
}

/** Offers a car in three fields, or changes the one that is offered; the rest is folded away. */
export function OfferForm({ onDone }: { onDone: () => void }) {
  const w = useCarpoolWords();
  const { way, hangoutId, zone, placeOf } = useRide();
  const { myCar: car } = way;
  const isBack = way.direction === "back";
  const needsDestination = way.destination === undefined && !way.isOpened;
  const form = useRecordForm<Values>({
    initialValues: {
      seats: car?.seatsTotal ?? 3,
      place: car ? { name: car.spot.label ?? placeOf(car.spot), lng: car.spot.lng, lat: car.spot.lat } : null,
      destination: null,
      leave: car?.leaveAt ? wallTimeAt(car.leaveAt, zone).time : null,
      detour: car?.maxDetourMin ?? DETOUR_DEFAULT_MIN,
      note: car?.note ?? "",
      tags: [...(car?.tags ?? [])],
      phone: car?.phone ?? "",
    },
    validate: ({ place, destination, leave }) => [
      ...(place ? [] : [{ field: "place", message: isBack ? w.offer.noHome : w.offer.noStart }]),
      ...(destination || !needsDestination ? [] : [{ field: "destination", message: w.offer.noDestination }]),
      ...(leave || !way.targetTime ? [] : [{ field: "leave", message: w.offer.noTime }]),
    ],
    describe: ({ message }) => message,
    submit: async ({ seats, place, destination, leave, detour, note, tags, phone }) => {
      if (!place) return;
      if (!way.isOpened) {
        await openCarpool(hangoutId, way.direction, destination ? { destination: pointOf(destination) } : {});
      }
      const moved = await offerCar({
        carpoolId: way.carpoolId,
        seatsTotal: Number(seats),
        companions: car?.companions ?? 0,
        origin: pointOf(place),
        leaveAt: (leave ? momentOf(leave, way, zone) : undefined) ?? null,
        maxDetourMin: Number(detour),
        note: note.trim() || null,
        tags,
        phone: phone.trim() || null,
      });
      toast({ message: moved.length > 0 ? w.offer.moved(moved.length) : car ? w.offer.changed : w.offer.done });
      onDone();
    },
  });
  const { place, detour } = form.values;
  const suggested = useSuggestedTime(place, Number(detour));
  const isTimeTouched = useRef(car !== undefined);
  useEffect(() => {
    if (suggested && !isTimeTouched.current) form.setFieldValue("leave", suggested);
  }, [suggested, form.setFieldValue]);
  const leave = form.getInputProps("leave");
  return (
    <Form
      form={form}
      className={classes.form}
      footer={<SubmitButton>{car ? w.offer.saveChange : w.offer.save}</SubmitButton>}
    >
      <NumberInput
        {...form.getInputProps("seats")}
        label={w.offer.seats}
        min={1}
        max={SEATS_MAX}
        clampBehavior="strict"
      />
      <PlaceField
        {...form.getInputProps("place")}
        value={form.values.place}
        label={isBack ? w.offer.home : w.offer.start}
        description={w.offer.startHint}
      />
      {needsDestination ? (
        <PlaceField
          {...form.getInputProps("destination")}
          value={form.values.destination}
          label={w.offer.destination}
          description={w.offer.destinationHint}
        />
      ) : null}
      {way.targetTime ? (
        <div>
          <TimeField
            {...leave}
            value={form.values.leave}
            label={w.offer.leave}
            onChange={(time) => {
              isTimeTouched.current = true;
              leave.onChange(time);
            }}
          />
          {suggested && !isBack ? <p className={classes.hint}>{w.offer.leaveHint(clockText(suggested))}</p> : null}
        </div>
      ) : null}
      <details className={classes.more}>
        <summary>{w.offer.more}</summary>
        <NumberInput {...form.getInputProps("detour")} label={w.offer.detour} min={0} max={DETOUR_MAX_MIN} step={5} />
        <PhoneField {...form.getInputProps("phone")} />
        <Textarea
          {...form.getInputProps("note")}
          label={w.offer.note}
          placeholder={w.offer.noteExample}
          maxLength={NOTE_MAX}
          autosize
        />
        <Checkbox.Group {...form.getInputProps("tags")} label={w.offer.tags}>
          <div className={classes.tags}>
            {TAGS.map((tag) => (
              <Checkbox key={tag} value={tag} label={w.car.tags[tag]} />
            ))}
          </div>
        </Checkbox.Group>
      </details>
    </Form>
  );
}
