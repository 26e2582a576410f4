/** The booking card of somebody who has begun, booked or waits, or was there. Pure. */
import { paths } from "~/routing/paths";
import { checkoutOf, myQuests, playQuest } from "~/routing/quest-paths";
import { stopsReached } from "~/sync/quests/quest";
import { priceOfSeat } from "~/sync/quests/seats";
import { ago } from "~/ui/format";
import { formatMoney } from "~/ui/money/format-money";
import { timeInZone } from "~/ui/time/format-time";
import { deviceZone } from "~/ui/time/zoned-time";
import type { CardAction, CardContent, CardContext } from "./card";
import type { Standing } from "./standing";
import { startsAtOnce } from "./starts-at-once";
import { dayOf, spokenDay, startOf, untilText } from "./when";

type Of<Name extends Standing["name"]> = Extract<Standing, { name: Name }>;
export type OwnStanding = Of<"running" | "held" | "offered" | "booked" | "calledOff" | "waiting" | "done">;

/** Milliseconds before a date at which the way to it becomes the way into it. */
const BEGIN_MS = 2 * 3_600_000;
const TODAY_MS = 12 * 3_600_000;

export function ownCard(standing: OwnStanding, context: CardContext): CardContent {
  switch (standing.name) {
    case "running":
      return runningCard(standing, context);
    case "offered":
      return offeredCard(standing, context);
    case "held":
      return heldCard(standing, context);
    case "booked":
      return bookedCard(standing, context);
    case "calledOff":
      return calledOffCard(standing, context);
    case "waiting":
      return waitingCard(standing, context);
    case "done":
      return doneCard(standing, context);
  }
}

function runningCard({ booking, progress }: Of<"running">, { questId, quest, w, nowMs }: CardContext): CardContent {
  const total = (quest.stops ?? []).length;
  const reached = Math.min(total, stopsReached(progress));
  const isThere = reached >= total;
  return {
    title: isThere ? w.card.runningEnd : w.card.runningTitle(reached + 1, total),
    steps: { reached, total },
    lines: [],
    action: { label: isThere ? w.card.finish : w.card.keep, href: playQuest(questId, booking.id) },
    foot: { label: w.card.begun(ago(progress.startedAt, nowMs)) },
  };
}

function offeredCard({ entry, session }: Of<"offered">, { questId, w: { card } }: CardContext): CardContent {
  const { seats, sessionId, bookingId, until } = entry;
  return {
    title: card.offeredTitle(seats),
    ...(session ? { strong: startOf(session.data) } : {}),
    lines: [card.until(onOwnClock(until))],
    action: { label: card.take(seats), href: checkoutOf(questId, { session: sessionId, booking: bookingId }) },
    foot: { label: card.letGo, href: myQuests("waiting") },
    isWarning: true,
  };
}

function heldCard({ booking: { id, data } }: Of<"held">, { questId, w: { card } }: CardContext): CardContent {
  return {
    title: card.heldTitle(data.seats),
    ...(data.startsAt ? { strong: startOf(data) } : {}),
    lines: [card.until(onOwnClock(data.holdUntil))],
    action: { label: card.goOn, href: checkoutOf(questId, { session: data.sessionId, booking: id }) },
    isWarning: true,
  };
}

function bookedCard({ booking: { id, data } }: Of<"booked">, { questId, w, nowMs }: CardContext): CardContent {
  const { card } = w;
  const ticket = { label: card.ticket, href: myQuests("booked", id) };
  const manage = { ...ticket, label: card.manage };
  const seats = card.seats(data.seats);
  const play = playQuest(questId, id);
  if (!data.startsAt) {
    return {
      title: card.readyTitle,
      strong: seats,
      lines: [card.readyText],
      action: { label: card.start, href: play },
      foot: manage,
    };
  }
  const leftMs = Date.parse(data.startsAt) - nowMs;
  const isNow = leftMs < BEGIN_MS;
  return {
    title: leftMs < TODAY_MS ? card.bookedToday : card.bookedTitle(spokenDay(data, nowMs)),
    strong: startOf(data),
    lines: [leftMs > 0 ? `${seats}, ${untilText(data.startsAt, nowMs)}` : seats],
    action: isNow ? { label: card.startBooked, href: play } : ticket,
    foot: isNow ? ticket : manage,
  };
}

function calledOffCard({ booking, next }: Of<"calledOff">, { questId, w: { card }, nowMs }: CardContext): CardContent {
  const { data } = booking;
  const { refund = 0, currency, payment } = data;
  const isPaidBack = refund > 0 && currency !== undefined && (payment === "refundDue" || payment === "refunded");
  return {
    title: data.startsAt ? card.calledOffTitle(spokenDay(data, nowMs)) : card.calledOffAny,
    lines: [isPaidBack ? card.moneyBack(formatMoney(refund, currency)) : card.nothingToPay],
    action: next
      ? {
          label: card.takeInstead(spokenDay(next.data, nowMs)),
          href: checkoutOf(questId, { session: next.id, seats: data.seats }),
        }
      : { label: card.others, href: paths.quests },
    isWarning: true,
  };
}

function waitingCard({ entry, session }: Of<"waiting">, { w: { card } }: CardContext): CardContent {
  const passed = entry.passedAt && entry.passedFree ? [card.waitingSmaller(entry.passedFree)] : [];
  return {
    title: card.waitingTitle(session ? dayOf(session.data) : ""),
    lines: [...passed, card.waitingText],
    action: { label: card.place, href: myQuests("waiting") },
  };
}

function doneCard({ booking, progress, isReviewed, again }: Of<"done">, { questId, quest, w: { card } }: CardContext) {
  const doneAt = progress?.finishedAt ?? booking.data.endsAt;
  const isAtOnce = again !== undefined && startsAtOnce(quest, priceOfSeat(quest, again.data));
  const once: CardAction = isAtOnce
    ? { label: card.again, press: "start" }
    : { label: card.again, href: checkoutOf(questId) };
  const content: CardContent = {
    title: card.doneTitle,
    lines: [isReviewed ? card.reviewed : card.donePlain],
    ...(isReviewed
      ? { action: once }
      : { action: { label: card.review, href: myQuests("done", booking.id) }, foot: once }),
    ...(doneAt ? { doneAt } : {}),
    ...(progress?.finishedAt ? { summary: { label: card.summary, href: playQuest(questId, booking.id) } } : {}),
  };
  return content;
}

/** A moment on the reader's own clock; with its day where that is not today. */
function onOwnClock(iso = ""): string {
  const today = new Date().toLocaleDateString("sv", { timeZone: deviceZone() });
  return iso ? timeInZone(iso, deviceZone(), today) : "";
}
