import { Button } from "@mantine/core";
import { serverOffsetMs } from "~/api/server-clock";
import type { Quest } from "~/core";
import type { Hold } from "~/sync/checkout/seats";
import { Countdown } from "~/ui/countdown/countdown";
import { useCheckoutWords } from "~/ui/words/checkout";
import { holdMinutes } from "./flow";
import type { BookingActions } from "./use-booking";

const MINUTE_MS = 60_000;

interface Props {
  quest: Quest;
  hold: Hold;
  actions: BookingActions;
  /** The time is over: once, also when the tab slept through it. */
  onOver: () => void;
}

/** Until when the seats are the reader's, and more time by one press while it is short. */
export function HoldCountdown({ quest, hold, actions, onOver }: Props) {
  const w = useCheckoutWords().hold;
  const minutes = holdMinutes(quest);
  return (
    <Countdown
      key={`${hold.bookingId} ${hold.until}`}
      until={hold.until}
      lengthMs={minutes * MINUTE_MS}
      serverOffsetMs={serverOffsetMs()}
      note={w.note(hold.seats)}
      shortNote={w.back(hold.seats)}
      extend={
        <Button variant="default" loading={actions.busy === "hold"} onClick={() => void actions.renew()}>
          {w.extend(hold.seats, minutes)}
        </Button>
      }
      overNote={w.over(hold.seats)}
      onOver={onOver}
    />
  );
}
