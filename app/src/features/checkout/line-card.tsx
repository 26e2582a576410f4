import { Button } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { joinLine, leaveLine } from "~/sync/checkout/seats";
import { requireSession } from "~/sync/session/session";
import { moment } from "~/ui/format";
import { useCheckoutWords } from "~/ui/words/checkout";
import { dayOf } from "./dates";
import { nextPlace } from "./flow";
import classes from "./line-card.module.css";
import { problemOf } from "./problem";
import type { BookingActions } from "./use-booking";
import type { Checkout } from "./use-checkout";

interface Props {
  checkout: Checkout;
  actions: BookingActions;
  /** True where nothing else is offered beside it. */
  isAlone?: boolean;
}

/** The line of a full date: one's place in it or the one to be had, and seats that are offered. */
export function LineCard({ checkout, actions, isAlone = true }: Props) {
  const w = useCheckoutWords();
  const { session, seats, place, isOneStep } = checkout;
  const { act, isBusy, position } = useLine(checkout);
  if (!session) return null;
  if (place?.data.status === "offered") {
    const until = place.data.until ? moment(place.data.until) : "";
    return (
      <Card title={w.line.offered} text={w.line.offeredText(place.data.seats, until)}>
        <Button loading={actions.busy !== null} onClick={() => void actions.take()}>
          {isOneStep ? w.free.button(place.data.seats) : w.line.take(place.data.seats)}
        </Button>
        <Button variant="subtle" color="gray" loading={isBusy} onClick={() => act("leave")}>
          {w.line.leave}
        </Button>
      </Card>
    );
  }
  if (place) {
    const count = place.data.seats;
    const text = position ? w.line.inText(position, count) : w.line.inTextUnknown(count);
    const passed = place.data.passedFree ? ` ${w.line.passed(place.data.passedFree)}` : "";
    return (
      <Card figure={position ? w.line.place(position) : undefined} title={w.line.inTitle} text={text + passed}>
        {seats === count ? null : (
          <Button variant="default" loading={isBusy} onClick={() => act("join")}>
            {w.line.join(seats)}
          </Button>
        )}
        <Button variant="subtle" color="gray" loading={isBusy} onClick={() => act("leave")}>
          {w.line.leave}
        </Button>
      </Card>
    );
  }
  const next = nextPlace(session.data);
  const day = dayOf(session.data);
  return (
    <Card
      figure={w.line.place(next)}
      title={isAlone || !day ? w.line.titleAlone : w.line.title(day)}
      text={w.line.text(next, seats)}
    >
      <Button
        variant={isAlone ? "filled" : "default"}
        loading={isBusy}
        leftSection={<IconBell size={20} stroke={1.7} aria-hidden="true" />}
        onClick={() => act("join")}
      >
        {w.line.join(seats)}
      </Button>
    </Card>
  );
}

interface CardProps {
  figure?: string | undefined;
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ figure, title, text, children }: CardProps) {
  return (
    <section className={classes.card}>
      {figure ? (
        <span className={classes.figure} aria-hidden="true">
          {figure}
        </span>
      ) : null}
      <div role="status">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={classes.ways}>{children}</div>
    </section>
  );
}

type Act = "join" | "leave";

/** The actions of a line, one at a time, and the reader's place in it. */
function useLine(checkout: Checkout) {
  const w = useCheckoutWords();
  const { quest, session, seats, place } = checkout;
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const work: Record<Act, () => Promise<unknown>> = {
    join: () => joinLine(quest.id, session?.id ?? "", seats),
    leave: async () => place && (await leaveLine(place.id)),
  };
  const act = async (name: Act) => {
    if (isRunning.current || !(await requireSession())) return;
    isRunning.current = true;
    setBusy(true);
    checkout.setProblem(null);
    try {
      await work[name]();
    } catch (failure) {
      const attempted = { action: "hold", sessionId: session?.id ?? "", seats, currency: null } as const;
      checkout.setProblem(problemOf(failure, attempted, w));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  // Asked again for as many seats, the server changes nothing and names the place.
  const { data } = useQuery({
    queryKey: ["place in line", place?.id, place?.data.seats, session?.data.seats?.waiting],
    queryFn: () => joinLine(quest.id, session?.id ?? "", place?.data.seats ?? 0),
    enabled: place?.data.status === "waiting",
  });
  return { act: (name: Act) => void act(name), isBusy, position: data ?? null };
}
