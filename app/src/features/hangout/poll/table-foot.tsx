import { Button, VisuallyHidden } from "@mantine/core";
import type { RankedDate } from "~/sync/hangouts/ranking";
import { useWords } from "~/ui/words";
import { listNames } from "../people";
import type { PollFacts } from "./poll-facts";
import classes from "./vote-table.module.css";

interface Props {
  facts: PollFacts;
  columns: readonly RankedDate[];
  onPick: ((ranked: RankedDate) => void) | undefined;
}

/** The foot of the table: how many can come on each date, and the buttons that pick one. */
export function TableFoot({ facts, columns, onPick }: Props) {
  const { votes, pick } = useWords().hangout;
  const bestId = facts.best?.option.id;
  return (
    <tfoot>
      <tr>
        <th scope="row">{votes.canCome}</th>
        {columns.map(({ option, can, yes, maybe, no }) => (
          <td key={option.id} data-best={option.id === bestId || undefined}>
            <b className={classes.sum} aria-hidden="true">
              {can}
            </b>
            <span className={classes.split} aria-hidden="true">
              {votes.split(yes.length, maybe.length)}
            </span>
            <VisuallyHidden>
              {`${facts.dateOf(option).name}: ${votes.foot(can, listNames(no, facts.names))}`}
            </VisuallyHidden>
          </td>
        ))}
      </tr>
      {onPick ? (
        <tr>
          <td />
          {columns.map((ranked) => {
            const date = facts.dateOf(ranked.option);
            const isBest = ranked.option.id === bestId;
            return (
              <td key={ranked.option.id} data-best={isBest || undefined}>
                <Button
                  fullWidth
                  size="sm"
                  className={classes.pick ?? ""}
                  variant={isBest ? "filled" : "default"}
                  aria-label={pick.button(date.full)}
                  onClick={() => onPick(ranked)}
                >
                  {isBest ? pick.button(date.brief) : pick.short}
                </Button>
              </td>
            );
          })}
        </tr>
      ) : null}
    </tfoot>
  );
}
