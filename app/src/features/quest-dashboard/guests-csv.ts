/** The guests of a quest as a table file. Loaded when the first one is asked for. */
import type { Quest } from "~/core";
import type { NamedBooking } from "~/sync/quests/all-guests";
import { plainAmount } from "~/ui/money/format-money";
import { tableCsv } from "./table-csv";

/** One row for each booking: what it is, who comes, and what they answered to each question. */
export function guestsCsv(quest: Quest, bookings: readonly NamedBooking[]): string {
  const questions = quest.questions ?? [];
  const fields = [
    "booking",
    "startsAt",
    "status",
    "seats",
    "name",
    "names",
    "total",
    "currency",
    "payment",
    "bookedAt",
  ];
  const rows = bookings.map(({ id, data, name }) => [
    id,
    data.startsAt ?? "",
    data.status,
    String(data.seats),
    name ?? "",
    (data.seatNames ?? []).join(", "),
    data.currency ? plainAmount(data.total, data.currency, "en") : "",
    data.currency ?? "",
    data.payment,
    data.createdAt,
    ...questions.map(({ id: question }) => data.answers?.[question] ?? ""),
  ]);
  const headings = [...fields, ...questions.map(({ text }) => text)];
  return tableCsv(headings, rows);
}
