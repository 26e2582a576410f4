import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import { type Hold, isOver } from "~/sync/checkout/seats";
import { useWaysToPay } from "~/sync/checkout/use-ways-to-pay";
import { formatPrice } from "~/ui/money/format-money";
import { useCheckoutWords } from "~/ui/words/checkout";
import { UnsureButton, UnsureInBar } from "./problem-notice";
import { ruleOf } from "./rule";
import classes from "./stage.module.css";
import type { BookingActions, PayWith } from "./use-booking";
import type { Checkout } from "./use-checkout";
import { WishNotice } from "./wish-notice";

interface Props {
  checkout: Checkout;
  actions: BookingActions;
  hold: Hold;
}

/** The way to pay where there are several, the rule, and the button that books. */
export function ConfirmStep({ checkout, actions, hold }: Props) {
  const w = useCheckoutWords();
  const { quest, session, problem, wish } = checkout;
  const isUnsure = problem?.kind === "unsure";
  const ways = useWaysToPay(session?.data);
  const [asked, choose] = useState<PayWith | null>(null);
  const way = ways.find((each) => each === asked) ?? ways[0] ?? "meeting";
  const price = formatPrice(hold.total, hold.currency ?? "EUR");
  const texts: Record<PayWith, [string, string]> = {
    card: [w.confirm.card, w.confirm.cardText(price)],
    meeting: [w.confirm.meeting, w.confirm.meetingText(price)],
  };
  if (isOver(hold) && !wish) return <HoldAgain actions={actions} seats={hold.seats} />;
  return (
    <>
      {ways.length > 1 ? (
        <Radio.Group label={w.confirm.how} value={way} onChange={(value) => choose(value as PayWith)}>
          <div className={classes.ways}>
            {ways.map((each) => (
              <Radio key={each} value={each} label={texts[each][0]} description={texts[each][1]} />
            ))}
          </div>
        </Radio.Group>
      ) : (
        <p>{texts[way][1]}</p>
      )}
      <div className={classes.foot} data-foot="">
        <UnsureInBar checkout={checkout} actions={actions} />
        {wish ? (
          <WishNotice wish={wish} />
        ) : isUnsure ? (
          <UnsureButton actions={actions} />
        ) : (
          <Button
            size="md"
            loading={actions.busy === "book"}
            disabled={actions.busy === "hold"}
            onClick={() => void actions.confirm(ways.length > 0 ? way : null)}
          >
            {way === "card" ? w.confirm.pay(price) : w.confirm.button(hold.seats)}
          </Button>
        )}
        <p>{ruleOf(quest.data, session?.data, w)}</p>
      </div>
    </>
  );
}

/** The one way on once the time of the hold is over. */
export function HoldAgain({ actions, seats }: { actions: BookingActions; seats: number }) {
  const w = useCheckoutWords().hold;
  return (
    <div className={classes.foot} data-foot="">
      <Button size="md" loading={actions.busy === "hold"} onClick={() => void actions.renew()}>
        {w.again(seats)}
      </Button>
    </div>
  );
}
