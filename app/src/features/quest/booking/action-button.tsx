import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import type { CardAction, CardPress } from "../card";
import classes from "./booking.module.css";

export type Presses = Readonly<Record<CardPress, () => void>>;

interface Props {
  action: CardAction;
  press: Presses;
  isBusy: boolean;
  /** A shorter name, where there is little room. */
  label?: string;
}

/** The one primary button of the page. */
export function ActionButton({ action, press, isBusy, label = action.label }: Props) {
  const common = { size: "lg", className: classes.action ?? "" } as const;
  return "href" in action ? (
    <Button component={Link} href={action.href} {...common}>
      {label}
    </Button>
  ) : (
    <Button onClick={press[action.press]} loading={isBusy && action.press === "start"} {...common}>
      {label}
    </Button>
  );
}
