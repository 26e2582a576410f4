import { Button, TextInput } from "@mantine/core";
import { Failure, reasonOf } from "~/api/failure";
import { useWords } from "~/ui/words";
import { signIn } from "../session-flow";
import type { Step } from "./entrance";
import { Form } from "./form";
import classes from "./login.module.css";
import { PasswordField } from "./password-field";
import { useAttempt } from "./use-attempt";

/** By e-mail and password. Which of the two is wrong is not told. */
export function SignIn({ typed, onType, onWay, onSecondStep }: Step) {
  const w = useWords();
  const { attempt, busy, waits, failed } = useAttempt();
  const proof = { email: typed.email, password: typed.password };
  const enter = () =>
    attempt(
      () => signIn(proof),
      (failure) => {
        if (reasonOf(failure) === "totpRequired") {
          onSecondStep(proof);
          return null;
        }
        return failure instanceof Failure && failure.code === "unauthenticated" ? w.login.wrongPair : undefined;
      },
    );
  return (
    <Form
      onSubmit={() => void enter()}
      send={w.login.signIn}
      busy={busy}
      waits={waits}
      failed={failed}
      below={
        <div className={classes.ways}>
          <Button variant="subtle" color="gray" onClick={() => onWay("forgot")}>
            {w.login.forgot}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => onWay("code")}>
            {w.login.byCode}
          </Button>
        </div>
      }
    >
      <TextInput
        label={w.login.email}
        name="email"
        type="email"
        size="md"
        autoComplete="username"
        value={typed.email}
        onChange={(event) => onType({ email: event.currentTarget.value })}
      />
      <PasswordField
        label={w.login.password}
        name="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={(event) => onType({ password: event.currentTarget.value })}
      />
    </Form>
  );
}
