import { useId } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import type { Refusal } from "./model";
import classes from "./page.module.css";
import { Problem } from "./problem";

interface Props {
  host: string;
  value: string;
  onChange: (name: string) => void;
  isMissing: boolean;
  refusal: Refusal | undefined;
}

/** Longest name the server takes. */
const NAME_MAX = 80;

/** The one thing that a guest must tell. */
export function NameField({ host, value, onChange, isMissing, refusal }: Props) {
  const { name } = useInvitationWords();
  const id = useId();
  const taken = refusal === "nameTaken" ? refusal : undefined;
  return (
    <div className={classes.name}>
      <label htmlFor={id}>{name.label}</label>
      <input
        id={id}
        className={classes.input}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="send"
        maxLength={NAME_MAX}
        value={value}
        aria-invalid={isMissing || taken !== undefined}
        aria-describedby={`${id}h ${id}p`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}h`} className={classes.hint}>
        {name.hint(host)}
      </p>
      {isMissing ? (
        <p className={classes.problem} id={`${id}p`} role="alert">
          {name.missing}
        </p>
      ) : (
        <Problem refusal={taken} id={`${id}p`} />
      )}
    </div>
  );
}
