import type { Booking, Quest } from "~/core";
import { placeText } from "~/map/towns/place-text";
import { useTown } from "~/map/towns/use-town";
import { meetingPlace } from "./facts";

/** The meeting place of a booking with its town, as the checkout had it; `undefined` where this device does not know it. */
export function usePlaceText({ meetingPlace: own }: Booking, quest: Quest | undefined): string | undefined {
  const stop = meetingPlace(quest);
  const town = useTown(stop ?? null);
  return placeText(own ?? stop?.title, town);
}
