/** The stops of a car's drive from its start to its end. */
import type { Spot, Way } from "~/sync/carpools/way";
import { firstName } from "~/ui/people/person";
import { wallTimeAt } from "~/ui/time/zoned-time";
import type { CarTrip } from "./fair-plan";

export interface TripStop {
  id: string;
  kind: "start" | "rider" | "end";
  /** The person who gets in or out, or who drives; nobody at the destination. */
  person?: { uid: string; name: string };
  /** Number to call that person, unless they are the reader. */
  phone?: string | undefined;
  title: string;
  spot: Spot;
  at?: string | undefined;
}

/** Stops in order: there from the driver's start to the destination, back the other way round. */
export function legsOf({ direction, destination }: Way, { car, stops, leaveAt, arriveAt }: CarTrip): TripStop[] {
  const driver = {
    person: { uid: car.uid, name: car.name },
    title: firstName(car),
    spot: car.spot,
    phone: callable(car),
  };
  const place = destination ? [{ title: destination.label ?? "", spot: destination }] : [];
  const riders = stops.map(({ rider, at }): TripStop => {
    const more = rider.size > 1 ? ` + ${rider.size - 1}` : "";
    const { id, uid, name, spot } = rider;
    return {
      id,
      kind: "rider",
      person: { uid, name },
      title: firstName(rider) + more,
      spot,
      at,
      phone: callable(rider),
    };
  });
  const [first, last] = direction === "there" ? [[driver], place] : [place, [driver]];
  return [
    ...first.map((stop): TripStop => ({ ...stop, id: "start", kind: "start", at: leaveAt ?? car.leaveAt })),
    ...riders,
    ...last.map((stop): TripStop => ({ ...stop, id: "end", kind: "end", at: arriveAt })),
  ];
}

/** The day of a drive, which is that of the hangout, and the day when it leaves where that is another one. */
export function daysOf({ targetTime }: Way, stops: readonly TripStop[], zone: string) {
  const dateOf = (at: string | undefined) => (at ? wallTimeAt(at, zone).date : undefined);
  const leaves = dateOf(stops.find(({ at }) => at)?.at);
  const day = dateOf(targetTime) ?? leaves;
  return { day, leavesOn: leaves === day ? undefined : leaves };
}

/** The link that calls a number, without what people write between the digits; nothing for a text without a number. */
export function callHref(phone: string | undefined): string | undefined {
  const number = phone?.replace(/[^\d+*#]/g, "") ?? "";
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

const callable = ({ isMine, phone }: { isMine: boolean; phone?: string | undefined }) => (isMine ? undefined : phone);
