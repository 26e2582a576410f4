import { ActionIcon, Button } from "@mantine/core";
import { IconArrowUp, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { answerRide, leaveCar } from "~/sync/carpools/actions";
import { type Car, type Rider, sizeOf } from "~/sync/carpools/way";
import { firstName } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { toast } from "~/ui/toast";
import { useInView } from "~/ui/use-in-view";
import { useCarpoolWords } from "~/ui/words/carpool";
import classes from "./carpool.module.css";
import { useRide } from "./ride-context";

/** Riders who asked for a seat in one's own car, to accept or decline. */
export function Requests({ car }: { car: Car }) {
  const w = useCarpoolWords();
  if (car.asking.length === 0) return null;
  return (
    <section className={classes.requests} aria-labelledby="carpool-requests">
      <h2 id="carpool-requests">{w.requests.title}</h2>
      <ul>
        {car.asking.map((rider) => (
          <Request key={rider.id} rider={rider} freeSeats={car.freeSeats} />
        ))}
      </ul>
    </section>
  );
}

/** The same above the map of a phone, and while they are out of sight a button at the top that leads back to them. */
export function RequestsAbove({ car }: { car: Car }) {
  const w = useCarpoolWords();
  const [place, isInView] = useInView<HTMLDivElement>();
  const asking = sizeOf(car.asking.filter(({ status }) => status === "requested"));
  return (
    <>
      <div className={classes.first} ref={place}>
        <Requests car={car} />
      </div>
      <div role="status" className={classes.asking}>
        {asking > 0 && !isInView ? (
          <Button
            leftSection={<IconArrowUp size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => place.current?.scrollIntoView({ block: "center" })}
          >
            {w.car.askYou(asking)}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Request({ rider, freeSeats }: { rider: Rider; freeSeats: number }) {
  const w = useCarpoolWords();
  const { placeOf } = useRide();
  const name = firstName(rider);
  const [busy, answer] = useAnswer(rider);
  const facts = [
    w.requests.from(placeOf(rider.spot)),
    rider.size > 1 ? w.requests.party(rider.size) : "",
    rider.status === "waiting" ? w.requests.waits : "",
  ];
  return (
    <li>
      <Portrait name={rider.name} uid={rider.uid} src={undefined} size="small" />
      <span className={classes.requestName}>
        <b>{rider.name}</b> <span className={classes.quiet}>{facts.filter(Boolean).join(" · ")}</span>
      </span>
      <span className={classes.answers}>
        <Button
          disabled={busy || rider.size > freeSeats}
          aria-label={w.requests.acceptOf(name)}
          onClick={() => void answer("accept")}
        >
          {w.requests.accept}
        </Button>
        <Button
          variant="default"
          disabled={busy}
          aria-label={w.requests.declineOf(name)}
          onClick={() => void answer("decline")}
        >
          {w.requests.decline}
        </Button>
      </span>
    </li>
  );
}

/** Takes somebody who looks for any car into one's own. */
export function TakeAlong({ rider }: { rider: Rider }) {
  const w = useCarpoolWords();
  const [busy, answer] = useAnswer(rider);
  return (
    <Button flex="none" disabled={busy} onClick={() => void answer("accept")}>
      {w.requests.takeAlong(firstName(rider))}
    </Button>
  );
}

function useAnswer(rider: Rider) {
  const w = useCarpoolWords();
  const [busy, setBusy] = useState(false);
  const name = firstName(rider);
  const answer = async (given: "accept" | "decline") => {
    setBusy(true);
    try {
      await answerRide(rider.id, given);
      toast({ message: given === "accept" ? w.requests.accepted(name) : w.requests.declined(name) });
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
    setBusy(false);
  };
  return [busy, answer] as const;
}

/** Takes a rider out of one's own car. */
export function TakeOut({ rider }: { rider: Rider }) {
  const w = useCarpoolWords();
  const { way } = useRide();
  const name = firstName(rider);
  const takeOut = async () => {
    try {
      await leaveCar(way.carpoolId, rider.id);
      toast({ message: w.requests.declined(name) });
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={w.requests.takeOut(name)}
      onClick={() => void takeOut()}
    >
      <IconX size={18} stroke={1.7} />
    </ActionIcon>
  );
}
