import { useEffect, useRef } from "react";
import type { Way } from "~/sync/carpools/way";
import { firstName } from "~/ui/people/person";
import { toast } from "~/ui/toast";
import { useCarpoolWords } from "~/ui/words/carpool";

/** Tells a rider without a seat that one opened: in a car that had too few, or in a new car. */
export function useSeatNews(way: Way): void {
  const w = useCarpoolWords();
  const before = useRef<ReadonlyMap<string, number>>(undefined);
  useEffect(() => {
    const { myRide, cars } = way;
    const known = before.current;
    before.current = new Map(cars.map(({ id, freeSeats }) => [id, freeSeats]));
    if (!known || !myRide || !["looking", "declined", "waiting"].includes(myRide.status)) return;
    const others = myRide.status === "looking" ? cars : cars.filter(({ id }) => id !== myRide.carId);
    const opened = others.find(({ id, freeSeats }) => freeSeats >= myRide.size && (known.get(id) ?? 0) < myRide.size);
    if (opened) toast({ message: w.opened(firstName(opened)) });
  }, [way, w]);
}
