import { Button } from "@mantine/core";
import { useState } from "react";
import { isOver } from "~/sync/checkout/seats";
import { useSession } from "~/sync/session/use-session";
import { useCheckoutWords } from "~/ui/words/checkout";
import classes from "./checkout.module.css";
import { CheckoutHead } from "./checkout-head";
import { ConfirmStep, HoldAgain } from "./confirm-step";
import { dayOf, hoursOf } from "./dates";
import type { Step } from "./flow";
import { HoldCountdown } from "./hold-countdown";
import { ProblemNotice } from "./problem-notice";
import { Questions } from "./questions";
import { SoldOut } from "./sold-out";
import { Stage } from "./stage";
import stages from "./stage.module.css";
import { StepsBar } from "./steps-bar";
import { Summary } from "./summary";
import { type BookingActions, useBooking } from "./use-booking";
import type { Checkout } from "./use-checkout";
import { WhenStep } from "./when-step";

interface Props {
  checkout: Checkout;
  host: string | undefined;
}

/** The form of a checkout: its steps, and beside them what is about to be booked. */
export function CheckoutForm({ checkout, host }: Props) {
  const w = useCheckoutWords();
  const actions = useBooking(checkout);
  // The countdown knows by itself when it is over; the buttons beside it must hear of it.
  const [, setOver] = useState(0);
  const { quest, hold, step, steps, problem, place } = checkout;
  const isGone = problem?.kind === "soldOut" && place?.data.status !== "offered";
  const isHoldShown = hold !== null && !isGone && (step !== "when" || Date.parse(hold.until) > Date.now());
  const stateOf = (each: Step) =>
    each === step ? "current" : steps.indexOf(each) < steps.indexOf(step) ? "done" : "coming";
  return (
    <div className={classes.page}>
      <CheckoutHead questId={quest.id} title={w.title} />
      <div className={classes.aside}>
        <StepsBar steps={steps} current={step} />
        <Summary
          checkout={checkout}
          host={host}
          countdown={
            isHoldShown ? (
              <HoldCountdown
                quest={quest.data}
                hold={hold}
                actions={actions}
                onOver={() => setOver((count) => count + 1)}
              />
            ) : null
          }
        />
      </div>
      <ol className={stages.stages}>
        {isGone ? (
          <Stage number={null} title={w.soldOut.title} state="current">
            <SoldOut checkout={checkout} actions={actions} />
          </Stage>
        ) : (
          steps.map((each, at) => (
            <Stage
              key={each}
              number={steps.length > 1 ? at + 1 : null}
              title={titleOf(each, checkout, host, w)}
              state={stateOf(each)}
              decided={each === "when" ? <Decided checkout={checkout} /> : null}
              onChange={() => checkout.goTo(each)}
              isQuiet={each !== "questions"}
            >
              <StepBody step={each} checkout={checkout} actions={actions} host={host} />
            </Stage>
          ))
        )}
      </ol>
    </div>
  );
}

function titleOf(
  step: Step,
  { quest, session, step: current }: Checkout,
  host: string | undefined,
  w: ReturnType<typeof useCheckoutWords>,
): string {
  const count = (quest.data.questions ?? []).length;
  if (step === "confirm") return w.confirm.title;
  if (step === "questions") return host ? w.questions.title(count, host) : w.questions.unnamed(count);
  const day = session ? dayOf(session.data) : "";
  return current === "when" || !day ? w.steps.when : day;
}

/** Date and seats that were chosen. */
function Decided({ checkout: { session, hold, seats, draft } }: { checkout: Checkout }) {
  const w = useCheckoutWords();
  const name = useSession(({ user }) => user?.name) ?? w.names.you;
  const names = [name, ...draft.names.slice(0, seats - 1).filter(Boolean)];
  const hours = session ? hoursOf(session.data, w) : "";
  const who = names.length > 1 ? names.join(", ") : "";
  return <>{[hours, w.seats(hold?.seats ?? seats), who].filter(Boolean).join("\u00a0· ")}</>;
}

interface BodyProps extends Props {
  step: Step;
  actions: BookingActions;
}

function StepBody({ step, checkout, actions, host }: BodyProps) {
  if (step === "when") return <WhenStep checkout={checkout} actions={actions} host={host} />;
  const { hold } = checkout;
  if (!hold) return null;
  if (step === "questions") return <QuestionsStep checkout={checkout} actions={actions} host={host} />;
  return (
    <>
      <ProblemNotice checkout={checkout} actions={actions} isInBar={!isOver(hold)} />
      <ConfirmStep checkout={checkout} actions={actions} hold={hold} />
    </>
  );
}

function QuestionsStep({ checkout, actions, host }: Omit<BodyProps, "step">) {
  const w = useCheckoutWords();
  const { quest, draft, change, hold, problem } = checkout;
  const isHeld = hold !== null && Date.parse(hold.until) > Date.now();
  return (
    <>
      <Questions
        questions={quest.data.questions ?? []}
        answers={draft.answers}
        host={host}
        wrong={problem?.kind === "fields" ? problem.fields : []}
        onChange={(answers) => change({ answers })}
      />
      <ProblemNotice checkout={checkout} actions={actions} />
      {isHeld || !hold ? (
        <div className={stages.foot} data-foot="">
          <Button size="md" onClick={() => actions.areAnswered() && checkout.goTo("confirm")}>
            {w.next}
          </Button>
        </div>
      ) : (
        <HoldAgain actions={actions} seats={hold.seats} />
      )}
    </>
  );
}
