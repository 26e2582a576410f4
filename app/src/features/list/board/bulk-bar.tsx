import { Button, NativeSelect } from "@mantine/core";
import type { Activity } from "~/core";
import type { ListActions } from "~/sync/lists/item-actions";
import { monthName } from "~/ui/format";
import { useWords } from "~/ui/words";
import classes from "./bulk-bar.module.css";

interface Props {
  chosen: readonly Activity[];
  total: number;
  actions: ListActions;
  /** The year that unfinished items can be carried over to. */
  toYear: number;
  onCarry: (activities: readonly Activity[]) => void;
  onChooseAll: () => void;
  onEnd: () => void;
}

/** Bar of actions for several activities at once. */
export function BulkBar({ chosen, total, actions, toYear, onCarry, onChooseAll, onEnd }: Props) {
  const w = useWords();
  const none = chosen.length === 0;
  const look = { variant: "default", size: "sm", disabled: none } as const;
  const then = (work: Promise<boolean>) => void work.then((saved) => saved && onEnd());
  return (
    <section className={classes.bar} aria-label={w.bulk.label}>
      <p role="status">{w.bulk.chosen(chosen.length)}</p>
      <Button variant="subtle" color="gray" size="sm" onClick={onChooseAll} disabled={chosen.length === total}>
        {w.bulk.all}
      </Button>
      <div className={classes.deeds}>
        <Button {...look} onClick={() => then(actions.setAll(chosen, { status: "done" }))}>
          {w.bulk.done}
        </Button>
        <Button {...look} onClick={() => then(actions.setAll(chosen, { status: "planned" }))}>
          {w.bulk.plan}
        </Button>
        <Button {...look} onClick={() => then(actions.setAll(chosen, { status: "wish" }))}>
          {w.bulk.wish}
        </Button>
        <NativeSelect
          size="sm"
          disabled={none}
          aria-label={w.bulk.month}
          value=""
          data={[
            { value: "", label: w.bulk.month },
            ...Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) })),
          ]}
          onChange={(event) => then(actions.setAll(chosen, { targetMonth: Number(event.currentTarget.value) }))}
        />
        <Button {...look} onClick={() => onCarry(chosen)}>
          {w.bulk.carry(toYear)}
        </Button>
        <Button {...look} color="red" onClick={() => then(actions.removeAll(chosen))}>
          {w.bulk.remove}
        </Button>
      </div>
      <Button variant="subtle" color="gray" size="sm" onClick={onEnd}>
        {w.common.close}
      </Button>
    </section>
  );
}
