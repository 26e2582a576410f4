/** Changes of a carpool. Each rejects with a `Failure`; the live stream brings the result to every screen. */
import { call } from "~/api/call";
import type { Functions, OfferCar, PlannedCarpool, RequestRide } from "~/api/schema";
import type { CarpoolDirection } from "~/core";
import type { Rider } from "./way";

const keyed = () => ({ idempotencyKey: crypto.randomUUID() });

/** Opens one way of a hangout's carpool, or finds that it is open; a destination is needed where the hangout has no place. */
export async function openCarpool(
  hangoutId: string,
  direction: CarpoolDirection,
  more: Pick<Functions["openCarpool"]["data"], "destination" | "targetTime"> = {},
): Promise<void> {
  await call("openCarpool", { hangoutId, direction, ...more, ...keyed() });
}

/** Offers a car, or changes the one that is offered. Answers with the ids of riders who lost their seat by it. */
export async function offerCar(offer: OfferCar): Promise<string[]> {
  return (await call("offerCar", { ...offer, ...keyed() })).moved;
}

/** Asks for a seat: in any car, or in the one that is named. */
export async function requestRide(request: RequestRide): Promise<void> {
  await call("requestRide", { ...request, ...keyed() });
}

/** Asks for the seats of a ride, as they were asked for before: in one car, or in any. */
export function askAgain(carpoolId: string, { size, spot, earliest, latest, phone }: Rider, carId: string | null) {
  const { lng, lat, label } = spot;
  const pickup = { lng, lat, ...(label ? { label } : {}) };
  return requestRide({
    carpoolId,
    carId,
    partySize: size,
    pickup,
    earliest: earliest ?? null,
    latest: latest ?? null,
    phone: phone ?? null,
  });
}

export async function answerRide(riderId: string, answer: "accept" | "decline"): Promise<void> {
  await call("answerRide", { riderId, answer, ...keyed() });
}

/** Gives up one's seat or takes one's car away; a driver may take a rider out of their car. */
export async function leaveCar(carpoolId: string, riderId?: string): Promise<void> {
  await call("leaveCar", { carpoolId, ...(riderId ? { riderId } : {}), ...keyed() });
}

/** The server's plan, made from areas. Nothing changes by it. */
export function proposePlan(carpoolId: string): Promise<PlannedCarpool> {
  return call("applyCarpoolPlan", { carpoolId, ...keyed() });
}

/** Applies a plan that the server proposed, unless something changed since: `aborted`. */
export function applyPlan(carpoolId: string, planOf: string): Promise<PlannedCarpool> {
  return call("applyCarpoolPlan", { carpoolId, planOf, ...keyed() });
}
