import { Combobox } from "@mantine/core";
import { IconMapPinPlus, IconPencil } from "@tabler/icons-react";
import { useWords } from "~/ui/words";
import classes from "./place-search.module.css";
import type { Choice } from "./place-suggestions";

const ICON = { size: 17, stroke: 1.7, "aria-hidden": true } as const;

/** Offers to drop a pin: for the words that were typed where no place is called so. */
export function PinOption({ text }: { text: string }) {
  const w = useWords().placePicker;
  return (
    <Combobox.Option value={"pin" satisfies Choice} className={classes.other ?? ""}>
      <span className={classes.place}>
        <IconMapPinPlus {...ICON} />
        <span>{text === "" ? w.others.pin : w.pinFor(text)}</span>
      </span>
    </Combobox.Option>
  );
}

/** Offers to take the words as they are, without a pin. */
export function OwnWordsOption({ text }: { text: string }) {
  const w = useWords().placePicker;
  return (
    <Combobox.Option value={"words" satisfies Choice} className={classes.other ?? ""}>
      <span className={classes.place}>
        <IconPencil {...ICON} />
        <span>{w.asWritten(text)}</span>
      </span>
    </Combobox.Option>
  );
}
