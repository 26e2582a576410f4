import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "~/api/call";
import type { Versioned } from "~/api/schema";
import type { Booking } from "~/core";
import { Link } from "~/routing/link";
import { checkoutOf } from "~/routing/quest-paths";
import { useQuery as useAddress } from "~/routing/use-query";
import { useWaysToPay } from "~/sync/checkout/use-ways-to-pay";
import { formatPrice } from "~/ui/money/format-money";
import { useCheckoutWords } from "~/ui/words/checkout";
import classes from "./checkout.module.css";
import { CheckoutHead } from "./checkout-head";
import { HoldCountdown } from "./hold-countdown";
import { ProblemNotice } from "./problem-notice";
import { type BookingActions, useBooking } from "./use-booking";
import type { Checkout } from "./use-checkout";

/** Time between two questions whether a payment has come, in milliseconds. */
const CHECK_MS = 3_000;

interface Props {
  checkout: Checkout;
  booking: Versioned<Booking>;
}

/** A payment by card that is not done: on its way, given up, out of time, or too late. */
export function Payment({ checkout, booking }: Props) {
  const w = useCheckoutWords();
  const actions = useBooking(checkout);
  const [query] = useAddress();
  const { data } = booking;
  const price = formatPrice(data.total, data.currency ?? "EUR");
  if (data.payment === "refundDue" || data.payment === "refunded")
    return (
      <Page checkout={checkout} title={w.payment.late} text={w.payment.lateText(price)}>
        <AnotherDate booking={data} />
      </Page>
    );
  if (data.status !== "held")
    return (
      <Page checkout={checkout} title={w.payment.expired} text={w.payment.expiredText}>
        <AnotherDate booking={data} />
      </Page>
    );
  const isBack = query.get("payment") !== "done";
  return isBack ? (
    <NotPaid checkout={checkout} booking={booking} actions={actions} />
  ) : (
    <OnItsWay checkout={checkout} booking={booking} />
  );
}

/** The payment was left, or never finished: pay now, or when people meet. */
function NotPaid({ checkout, booking, actions }: Props & { actions: BookingActions }) {
  const w = useCheckoutWords();
  const { data } = booking;
  const canPayLater = useWaysToPay(data).includes("meeting");
  const { hold } = checkout;
  return (
    <Page checkout={checkout} title={w.payment.back} text={canPayLater ? w.payment.backText : w.payment.backTextCard}>
      {hold ? (
        <HoldCountdown quest={checkout.quest.data} hold={hold} actions={actions} onOver={() => undefined} />
      ) : null}
      <ProblemNotice checkout={checkout} actions={actions} />
      <Button size="md" loading={actions.busy === "book"} onClick={() => void actions.confirm("card")}>
        {w.payment.again}
      </Button>
      {canPayLater ? (
        <Button variant="default" disabled={actions.busy !== null} onClick={() => void actions.confirm("meeting")}>
          {w.payment.atMeeting}
        </Button>
      ) : null}
    </Page>
  );
}

/** The guest has paid, as far as their browser knows: the server is asked until it has heard of it too. */
function OnItsWay({ checkout, booking }: Props) {
  const w = useCheckoutWords();
  const { setBooked } = checkout;
  const { refetch, isFetching } = useQuery({
    queryKey: ["payment", booking.id],
    queryFn: async () => {
      const checked = await call("checkPayment", { bookingId: booking.id });
      if (checked.booking.data.status !== "held") setBooked(checked.booking);
      return checked.booking.data.status;
    },
    refetchInterval: CHECK_MS,
  });
  return (
    <Page checkout={checkout} title={w.payment.waiting} text={w.payment.waitingText}>
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {w.payment.check}
      </Button>
      <Button component={Link} variant="subtle" href={checkoutOf(checkout.quest.id, { booking: booking.id })}>
        {w.payment.again}
      </Button>
    </Page>
  );
}

function AnotherDate({ booking: { questId, sessionId, seats } }: { booking: Booking }) {
  const w = useCheckoutWords();
  return (
    <Button component={Link} size="md" href={checkoutOf(questId, { session: sessionId, seats })}>
      {w.hold.again(seats)}
    </Button>
  );
}

interface PageProps {
  checkout: Checkout;
  title: string;
  text: string;
  children: ReactNode;
}

function Page({ checkout, title, text, children }: PageProps) {
  return (
    <div className={classes.payment}>
      <CheckoutHead questId={checkout.quest.id} title={title} />
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
