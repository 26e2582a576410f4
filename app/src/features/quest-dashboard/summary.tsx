import type { QuestFigures } from "~/api/schema";
import type { OwnQuest } from "~/sync/quests/use-own-quests";
import { number } from "~/ui/format";
import { formatPrice } from "~/ui/money/format-money";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";
import { moneyText } from "./money-text";

/** The figures that matter: seats, takings, how many finish, stars. */
export function Summary({ quest: { data }, figures }: { quest: OwnQuest; figures: QuestFigures }) {
  const w = useDashboardWords();
  const { seats, earned, refundsDue, started, finished } = figures;
  // Earlier dates of a quest may have had a price.
  const isFree = (data.price?.amount ?? 0) === 0 && earned.length === 0 && refundsDue.length === 0;
  const { reviews = 0, stars = 0 } = data.stats ?? {};
  return (
    <dl className={classes.figures}>
      <Figure value={number(seats)} label={w.figures.seats(seats)} />
      <Figure
        value={isFree ? w.figures.free : moneyText(earned) || formatPrice(0, data.price?.currency ?? "EUR")}
        label={
          isFree
            ? w.figures.perSeat
            : refundsDue.length > 0
              ? w.figures.refunds(moneyText(refundsDue))
              : w.figures.earned
        }
      />
      {started > 0 ? (
        <Figure value={`${number(Math.round((100 * finished) / started))} %`} label={w.figures.finished} />
      ) : null}
      {reviews > 0 ? (
        <Figure value={`${number(Math.round(10 * stars) / 10)} ★`} label={w.figures.reviews(reviews)} />
      ) : null}
    </dl>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
