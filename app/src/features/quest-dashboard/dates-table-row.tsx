import { memo } from "react";
import type { DateFigures } from "~/api/schema";
import { Link } from "~/routing/link";
import { dashboardOf } from "~/routing/quest-paths";
import { number } from "~/ui/format";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import type { DateRow } from "./date-rows";
import { seatsOf, statusOf } from "./figures";
import { moneyText } from "./money-text";
import { sessionTime } from "./session-time";

interface Props extends Omit<DateRow, "id"> {
  money: DateFigures | undefined;
}

/** One date in the dense table; drawn again only where something about it has changed. */
export const DatesTableRow = memo(function DatesTableRow({ quest: { id, data }, session, money }: Props) {
  const w = useDashboardWords();
  const seats = session ? seatsOf(data, session.data) : null;
  const counts = seats ? [seats.booked, seats.held, seats.free, seats.waiting] : [];
  const sums = money ? [moneyText(money.earned), moneyText(money.refundsDue)] : [];
  const cells = Array.from({ length: 6 }, (_, at) => [...counts.map(number), ...sums][at] || "–");
  return (
    <tr>
      <th scope="row">
        <Link href={dashboardOf(id)}>{data.title || w.untitled}</Link>
      </th>
      <td>{session?.data.status === "cancelled" ? w.calledOff : w.status[statusOf(data)]}</td>
      <td>{session ? sessionTime(session.data) || w.anyTime : "–"}</td>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
});
