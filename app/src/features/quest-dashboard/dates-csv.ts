/** Dates of quests as a table file. Loaded when the first one is asked for. */
import type { Money } from "~/api/schema";
import { priceOfSeat, seatsInAll } from "~/sync/quests/seats";
import { plainAmount } from "~/ui/money/format-money";
import type { DateRow, MoneyOfDates } from "./date-rows";
import { seatsOf, statusOf } from "./figures";
import { tableCsv } from "./table-csv";

const HEADINGS = [
  ...["quest", "state", "date", "startsAt", "endsAt", "timeZone", "meetingPlace", "bookings"],
  ...["seats", "booked", "held", "free", "waiting", "price", "currency", "earned", "refundsDue"],
];

/** One row for each date; a quest without dates has none. */
export function datesCsv(rows: readonly DateRow[], money: MoneyOfDates): string {
  return tableCsv(
    HEADINGS,
    rows.flatMap((row) => cellsOf(row, money)),
  );
}

function cellsOf({ quest: { data }, session }: DateRow, money: MoneyOfDates): string[][] {
  if (!session) return [];
  const { startsAt, endsAt, timeZone, meetingPlace, status } = session.data;
  const { booked, held, free, waiting } = seatsOf(data, session.data);
  const price = priceOfSeat(data, session.data);
  const { earned = [], refundsDue = [] } = money.get(session.id) ?? {};
  return [
    [
      ...[data.title ?? "", statusOf(data), session.id, startsAt ?? "", endsAt ?? "", timeZone ?? ""],
      ...[meetingPlace ?? "", status ?? "open"],
      ...[seatsInAll(data, session.data), booked, held, free, waiting].map(String),
      ...[price ? plainAmount(price.amount, price.currency, "en") : "0", price?.currency ?? ""],
      ...[earned, refundsDue].map(plainMoney),
    ],
  ];
}

/** Sums of several currencies name theirs: `28.00 EUR + 5.00 GBP`. */
function plainMoney(money: readonly Money[]): string {
  return money.map(({ amount, currency }) => `${plainAmount(amount, currency, "en")} ${currency}`).join(" + ");
}
