import type { ReactNode } from "react";
import type { QuestSession } from "~/core";
import { PictureOrCover } from "~/map/covers/picture-or-cover";
import { placeText } from "~/map/towns/place-text";
import { useTown } from "~/map/towns/use-town";
import { coverOfQuest } from "~/sync/quests/cover";
import { isPlaced } from "~/sync/quests/quest";
import { priceOfSeat } from "~/sync/quests/seats";
import { Fact } from "~/ui/fact";
import { listed } from "~/ui/format";
import { formatPrice } from "~/ui/money/format-money";
import { useCheckoutWords } from "~/ui/words/checkout";
import { momentOf, ownTimeOf } from "./dates";
import { namesToSend } from "./flow";
import { ruleOf } from "./rule";
import classes from "./summary.module.css";
import type { Checkout } from "./use-checkout";

interface Props {
  checkout: Checkout;
  host: string | undefined;
  /** The countdown of the hold, while there is one. */
  countdown: ReactNode;
}

/** Summary of the booking to make, beside the form on a wide page and above it on a phone. */
export function Summary({ checkout, host, countdown }: Props) {
  const w = useCheckoutWords();
  const { quest, session, seats, draft, hold, step } = checkout;
  const { data } = quest;
  const [first] = data.stops ?? [];
  const town = useTown(first && isPlaced(first) ? first : null);
  const place = placeText(session?.data.meetingPlace ?? first?.title, town);
  const rule = ruleOf(data, session?.data, w);
  const names = namesToSend(draft.names, hold?.seats ?? seats).filter(Boolean);
  return (
    <aside className={classes.summary} aria-label={w.summary.label} data-step={step}>
      <div className={classes.picture}>
        <PictureOrCover subject={coverOfQuest(quest.id, data)} photo={data.cover} shape="wide" />
      </div>
      {countdown ? <div className={classes.countdown}>{countdown}</div> : null}
      <h2>{data.title}</h2>
      <dl className={classes.facts}>
        <Fact name={w.summary.when}>
          <b>{session?.data.startsAt ? momentOf(session.data) : w.summary.anytime}</b>
          {session && ownTimeOf(session.data, w) ? <small>{ownTimeOf(session.data, w)}</small> : null}
        </Fact>
        {names.length > 0 ? <Fact name={w.summary.who}>{listed([w.summary.you, ...names])}</Fact> : null}
        {place ? (
          <Fact name={session?.data.startsAt ? w.summary.meet : w.summary.start} part="place">
            {place}
          </Fact>
        ) : null}
        <Fact name={w.summary.cancel} part="rule">
          {rule}
        </Fact>
        <Cost checkout={checkout} />
      </dl>
      <Total checkout={checkout} host={host} session={session?.data} />
    </aside>
  );
}

function Cost({ checkout: { quest, session, seats, hold } }: { checkout: Checkout }) {
  const w = useCheckoutWords().summary;
  const price = priceOfSeat(quest.data, session?.data);
  const count = hold?.seats ?? seats;
  if (!price) return <Fact name={w.seats}>{count}</Fact>;
  const total = hold?.total ?? price.amount * count;
  const each = formatPrice(price.amount, price.currency);
  return (
    <>
      <Fact name={w.each(count, each)}>{formatPrice(total, price.currency)}</Fact>
      <Fact name={w.fees}>{w.none}</Fact>
    </>
  );
}

interface TotalProps {
  checkout: Checkout;
  host: string | undefined;
  session: QuestSession | undefined;
}

function Total({ checkout: { quest, seats, hold }, host, session }: TotalProps) {
  const w = useCheckoutWords();
  const price = priceOfSeat(quest.data, session);
  const total = hold?.total ?? (price ? price.amount * seats : 0);
  return (
    <div className={classes.total}>
      <b>{price && host ? w.summary.pay(host) : w.summary.total}</b>
      <b className={classes.figure}>{price ? formatPrice(total, price.currency) : w.summary.free}</b>
    </div>
  );
}
