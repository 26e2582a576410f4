import { ActionIcon } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import classes from "./count-stepper.module.css";

interface Props {
  value: number;
  max: number;
  /** Id of the element that says what is counted. */
  labelledBy: string;
  /** Names of the two buttons. */
  less: string;
  more: string;
  onChange: (value: number) => void;
}

/** A number from 1 to `max` between two buttons. It is an output, so that a screen reader says each change. */
export function CountStepper({ value, max, labelledBy, less, more, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and their result are no fields
    <div role="group" aria-labelledby={labelledBy} className={classes.stepper}>
      <ActionIcon
        variant="default"
        size={44}
        radius="xl"
        aria-label={less}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={20} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      <output>{value}</output>
      <ActionIcon
        variant="default"
        size={44}
        radius="xl"
        aria-label={more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={20} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
