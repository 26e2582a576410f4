import { useInvitationWords } from "~/ui/words/invitation";
import type { Refusal } from "./model";
import classes from "./page.module.css";

/** Reason why something was refused, said at once to screen readers. */
export function Problem({ refusal, id }: { refusal: Refusal | undefined; id?: string }) {
  const { problems } = useInvitationWords();
  return (
    <p className={classes.problem} role="alert" {...(id ? { id } : {})}>
      {refusal ? (problems[refusal as keyof typeof problems] ?? problems.unknown) : ""}
    </p>
  );
}
