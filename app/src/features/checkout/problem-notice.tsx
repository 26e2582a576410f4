import { Button } from "@mantine/core";
import { useCheckoutWords } from "~/ui/words/checkout";
import classes from "./stage.module.css";
import type { BookingActions } from "./use-booking";
import type { Checkout } from "./use-checkout";

interface Props {
  checkout: Checkout;
  actions: BookingActions;
  /** True if the bar below says that no answer came, and has the button to try again. */
  isInBar?: boolean;
}

/** Explains the failure of the last press, the parts that are safe, and the way on. */
export function ProblemNotice({ checkout, actions, isInBar = false }: Props) {
  const { problem } = checkout;
  if (problem?.kind === "unsure") {
    if (isInBar) return null;
    return (
      <div className={classes.alert}>
        <UnsureText checkout={checkout} actions={actions} />
        <UnsureButton actions={actions} variant="default" />
      </div>
    );
  }
  const sentence = problem?.kind === "refused" || problem?.kind === "holdAgain" ? problem.sentence : "";
  return (
    <div role="alert">
      {sentence ? (
        <div className={classes.alert}>
          <p>{sentence}</p>
        </div>
      ) : null}
    </div>
  );
}

/** The message of the bar while an action has no answer; its button tries again. */
export function UnsureInBar({ checkout, actions }: Omit<Props, "isInBar">) {
  return checkout.problem?.kind === "unsure" ? (
    <div className={classes.alert}>
      <UnsureText checkout={checkout} actions={actions} />
    </div>
  ) : null;
}

interface UnsureButtonProps {
  actions: BookingActions;
  variant?: "default" | "filled";
}

/** Tries again; while the device is offline, when that happens by itself, it stops it. */
export function UnsureButton({ actions, variant = "filled" }: UnsureButtonProps) {
  const { unsure } = useCheckoutWords();
  if (actions.isOffline) {
    return (
      <Button size="md" variant="default" onClick={actions.stop}>
        {unsure.stopHold}
      </Button>
    );
  }
  return (
    <Button size="md" variant={variant} loading={actions.busy !== null} onClick={actions.tryAgain}>
      {unsure.again}
    </Button>
  );
}

function UnsureText({ checkout, actions }: Omit<Props, "isInBar">) {
  const { unsure } = useCheckoutWords();
  const { problem } = checkout;
  if (problem?.kind !== "unsure") return null;
  if (actions.isOffline) return <p role="alert">{unsure.offlineHold}</p>;
  return (
    <p role="alert">
      <b>{unsure.title}</b> {problem.action === "book" ? unsure.text : unsure.hold}
    </p>
  );
}
