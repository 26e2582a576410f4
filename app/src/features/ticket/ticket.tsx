import type { Versioned } from "~/api/schema";
import { serverNowMs } from "~/api/server-clock";
import type { Booking, Quest } from "~/core";
import { PictureOrCover } from "~/map/covers/picture-or-cover";
import { coverOfQuest } from "~/sync/quests/cover";
import { othersOn } from "~/sync/quests/seats";
import { useSession } from "~/sync/session/use-session";
import { Fact } from "~/ui/fact";
import { Portrait } from "~/ui/portrait";
import { QrCode } from "~/ui/qr/qr-code";
import { type CheckoutWords, useCheckoutWords } from "~/ui/words/checkout";
import { codeText, isValid, moneyText, ruleText, stateText } from "./facts";
import classes from "./ticket.module.css";
import { TicketTime } from "./ticket-time";
import { usePlaceText } from "./use-place-text";

interface Props {
  booking: Versioned<Booking>;
  /** The quest; `undefined` where this device does not know it: the booking has what matters. */
  quest: Quest | undefined;
}

/** A ticket, white in both themes so that a scanner reads it: what, when, where, the code, who, and what is to be paid. */
export function Ticket({ booking, quest }: Props) {
  const w = useCheckoutWords();
  const { data } = booking;
  const place = usePlaceText(data, quest);
  const state = stateText(data, w);
  const rule = ruleText(data, w, serverNowMs());
  return (
    <article
      className={classes.ticket}
      aria-label={w.ticket.label}
      data-invalid={isValid(data) ? undefined : true}
      data-ticket
    >
      <div className={classes.picture}>
        <PictureOrCover subject={coverOfQuest(data.questId, quest ?? {})} photo={quest?.cover} shape="wide" />
      </div>
      <div className={classes.facts}>
        <h2>{data.questTitle}</h2>
        {state ? <p className={classes.state}>{state}</p> : null}
        {data.movedAt && isValid(data) ? <p className={classes.state}>{w.ticket.moved}</p> : null}
        <dl>
          <Fact name={w.ticket.when}>
            <TicketTime booking={data} />
          </Fact>
          <Fact name={data.startsAt ? w.ticket.meet : w.ticket.starts}>{place ?? w.ticket.placeLater}</Fact>
        </dl>
      </div>
      {data.ticketCode && isValid(data) ? (
        <Code code={data.ticketCode} isScanned={data.startsAt !== undefined} />
      ) : null}
      <Stub booking={data} rule={rule} w={w} />
    </article>
  );
}

/** The code as a picture where somebody scans it, and to be read out. */
function Code({ code, isScanned }: { code: string; isScanned: boolean }) {
  const w = useCheckoutWords().ticket;
  return (
    <div className={classes.code}>
      {isScanned ? <QrCode text={code} label={w.qr} /> : null}
      <p>
        <span className={classes.spoken}>{w.codeSpoken([...code].join(" "))}</span>
        <span aria-hidden="true">{codeText(code)}</span>
      </p>
    </div>
  );
}

interface StubProps {
  booking: Booking;
  /** The rule of cancelling; empty once nothing can be cancelled. */
  rule: string;
  w: CheckoutWords;
}

/** Guests, the state of the payment, and the rule of cancelling. */
function Stub({ booking, rule, w }: StubProps) {
  const uid = useSession((state) => state.uid);
  const user = useSession((state) => state.user);
  const names = othersOn(booking);
  const unnamed = booking.seats - 1 - names.length;
  return (
    <div className={classes.stub}>
      <ul>
        <li>
          <Portrait
            name={user?.name ?? w.ticket.you}
            uid={uid ?? undefined}
            src={user?.photoRef ?? undefined}
            size="small"
          />
          <b>{user?.name ?? w.ticket.you}</b>
        </li>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have the same name
          <li key={at}>
            <Portrait name={name} src={undefined} size="small" />
            <b>{name}</b>
          </li>
        ))}
        {unnamed > 0 ? <li>{`+ ${w.ticket.more(unnamed)}`}</li> : null}
      </ul>
      <p>
        {w.ticket.seats(booking.seats)} <b>{moneyText(booking, w)}</b>
      </p>
      {rule ? <p>{rule}</p> : null}
    </div>
  );
}
