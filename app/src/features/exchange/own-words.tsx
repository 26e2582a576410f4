import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import type { SavedList } from "~/state/lists";
import { listFor } from "~/sync/lists/carry-over";
import { actionsOf } from "~/sync/lists/item-actions";
import { useOnLeave } from "~/ui/form/use-on-leave";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { activitiesOf } from "./entry";
import classes from "./own-words.module.css";
import { PastePreview } from "./paste-preview";
import { linesOf, previewOf } from "./preview";

interface Props {
  year: number;
  list: SavedList | undefined;
}

/** One's own wishes, one or many: a line each, with a look at them before they are added. */
export function OwnWords({ year, list }: Props) {
  const w = useWords();
  const [text, setText] = useState("");
  const rows = previewOf(linesOf(text), list?.data.activities ?? []);
  const taken = rows.filter((row) => row.taken).map(({ entry }) => entry);
  const add = async () => {
    try {
      const target = await listFor(year);
      if (await actionsOf(target.id).addAll(activitiesOf(taken, target.data.activities))) setText("");
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
  };
  // "Next" is in view and "Add" may not be: what was typed is added either way.
  useOnLeave(() => {
    if (taken.length > 0) void add();
  });
  return (
    <form
      className={classes.own}
      onSubmit={(event) => {
        event.preventDefault();
        if (taken.length > 0) void add();
      }}
    >
      <Textarea
        label={w.wizard.own}
        description={w.wizard.ownExplained}
        autosize
        minRows={1}
        maxRows={10}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          const isOneLine = !text.includes("\n");
          if (event.key !== "Enter" || event.shiftKey || !isOneLine || taken.length === 0) return;
          event.preventDefault();
          void add();
        }}
      />
      {text.includes("\n") || rows.some((row) => !row.taken) ? <PastePreview rows={rows} /> : null}
      {rows.length > 0 ? (
        <Button type="submit" variant="default" disabled={taken.length === 0}>
          {w.exchange.add(taken.length)}
        </Button>
      ) : null}
    </form>
  );
}
