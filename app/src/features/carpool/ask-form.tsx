import { NumberInput } from "@mantine/core";
import { reasonOf } from "~/api/failure";
import { openCarpool, requestRide } from "~/sync/carpools/actions";
import type { Car } from "~/sync/carpools/way";
import { TimeField } from "~/ui/dates/time-field";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { firstName } from "~/ui/people/person";
import { wallTimeAt } from "~/ui/time/zoned-time";
import { toast } from "~/ui/toast";
import { useCarpoolWords } from "~/ui/words/carpool";
import { momentOf } from "./clock";
import classes from "./forms.module.css";
import { PhoneField } from "./phone-field";
import { type PickedPlace, PlaceField, pointOf } from "./place-field";
import { useRide } from "./ride-context";

const PARTY_MAX = 20;

interface Values {
  size: number | string;
  place: PickedPlace | null;
  destination: PickedPlace | null;
  earliest: string | null;
  phone: string;
}

interface Props {
  /** The car that is asked for; any car without it. */
  car: Car | undefined;
  onDone: () => void;
}

/** Asks for a seat in three fields. */
export function AskForm({ car, onDone }: Props) {
  const w = useCarpoolWords();
  const { way, hangoutId, zone, member, placeOf } = useRide();
  const ride = way.myRide ?? way.myFormer;
  const isBack = way.direction === "back";
  // The seats that somebody has are theirs to keep.
  const own = ride?.status === "accepted" && ride.carId === car?.id ? ride.size : 0;
  const sizeMax = car ? Math.max(1, Math.min(PARTY_MAX, car.freeSeats + own)) : PARTY_MAX;
  const needsDestination = way.destination === undefined && !way.isOpened;
  const form = useRecordForm<Values>({
    initialValues: {
      size: Math.min(ride?.size ?? member?.partySize ?? 1, sizeMax),
      place: ride ? { name: ride.spot.label ?? placeOf(ride.spot), lng: ride.spot.lng, lat: ride.spot.lat } : null,
      destination: null,
      earliest: ride?.earliest ? wallTimeAt(ride.earliest, zone).time : null,
      phone: ride?.phone ?? "",
    },
    validate: ({ place, destination }) => [
      ...(place ? [] : [{ field: "place", message: w.ask.noPickup }]),
      ...(destination || !needsDestination ? [] : [{ field: "destination", message: w.offer.noDestination }]),
    ],
    describe: ({ message }) => message,
    explain: (error) => (reasonOf(error) === "noSeat" ? w.ask.noSeat : undefined),
    submit: async ({ size, place, destination, earliest, phone }) => {
      if (!place) return;
      if (!way.isOpened) {
        await openCarpool(hangoutId, way.direction, destination ? { destination: pointOf(destination) } : {});
      }
      await requestRide({
        carpoolId: way.carpoolId,
        carId: car?.id ?? null,
        partySize: Number(size),
        pickup: pointOf(place),
        earliest: (earliest ? momentOf(earliest, way, zone) : undefined) ?? null,
        phone: phone.trim() || null,
      });
      toast({ message: car ? w.ask.doneIn(firstName(car)) : w.ask.done });
      onDone();
    },
  });
  return (
    <Form
      form={form}
      className={classes.form}
      footer={<SubmitButton>{car ? w.ask.saveIn(firstName(car)) : w.ask.save}</SubmitButton>}
    >
      <NumberInput
        {...form.getInputProps("size")}
        label={w.ask.size}
        description={car ? w.ask.sizeMax(firstName(car), sizeMax) : undefined}
        min={1}
        max={sizeMax}
        clampBehavior="strict"
      />
      <PlaceField
        {...form.getInputProps("place")}
        value={form.values.place}
        label={isBack ? w.ask.dropOff : w.ask.pickup}
        description={w.ask.hint}
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
        <TimeField
          {...form.getInputProps("earliest")}
          value={form.values.earliest}
          label={isBack ? w.ask.earliestBack : w.ask.earliest}
        />
      ) : null}
      <PhoneField {...form.getInputProps("phone")} />
    </Form>
  );
}
