import { planInWorker } from "~/workers/carpool/planner";

interface Point {
  lng: number;
  lat: number;
}

/** Tells how long the direct drive takes, once the core has estimated it. Answers with a way to give that up. */
export function directMinutes(from: Point, to: Point, onMinutes: (minutes: number) => void): () => void {
  const question = { cars: [{ ...from, seatsTotal: 1 }], parties: [from], destination: to };
  const { result, cancel } = planInWorker({ question, options: {} }, () => undefined);
  result.then(
    ({ alone }) => onMinutes(alone[0]?.minutes ?? 0),
    // Without the core the person chooses the time without a suggestion.
    () => undefined,
  );
  return cancel;
}
