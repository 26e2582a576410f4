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
  const w = useCheckoutWords();
  const { problem } = checkout;
  if (problem?.kind === "unsure") {
    if (isInBar) return null;
    return (
      <div className={classes.alert}>
        <UnsureText checkout={checkout} />
        <Button variant="default" loading={actions.busy !== null} onClick={actions.tryAgain}>
          {w.unsure.again}
        </Button>
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
export function UnsureInBar({ checkout }: Pick<Props, "checkout">) {
  return checkout.problem?.kind === "unsure" ? (
    <div className={classes.alert}>
      <UnsureText checkout={checkout} />
    </div>
  ) : null;
}

function UnsureText({ checkout: { problem } }: Pick<Props, "checkout">) {
  const { unsure } = useCheckoutWords();
  if (problem?.kind !== "unsure") return null;
  return (
    <p role="alert">
      <b>{unsure.title}</b> {problem.action === "book" ? unsure.text : unsure.hold}
    </p>
  );
}
