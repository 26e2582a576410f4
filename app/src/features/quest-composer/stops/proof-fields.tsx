import { NumberInput, SegmentedControl, TagsInput, TextInput } from "@mantine/core";
import type { ProofType, QuestStop, StopProof } from "~/core";
import { withProof } from "~/sync/quest-drafts/content";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { FieldProblem } from "../field-problem";

const TYPES: readonly ProofType[] = ["code", "question", "location", "host", "none"];
const ANSWERS_MAX = 10;
const TEXT_MAX = 200;
const RADIUS = { min: 10, max: 1_000, usual: 150 };
const TRIES = { min: 1, max: 20, usual: 5 };

/** How guests prove that they were there, and what is right. */
export function ProofFields({ stop, at }: { stop: QuestStop; at: number }) {
  const w = useComposerWords().stop;
  const { composer } = useComposerContext();
  const { type = "none", question, answers, hasAnswer, radiusM, maxTries } = stop.proof ?? {};
  const set = (fields: Partial<StopProof>) =>
    composer.edit((content) => withProof(content, stop.id, fields), `${stop.id} ${Object.keys(fields).join()}`);
  const field = (name: string) => `stops[${at}].proof.${name}`;
  const asks = type === "code" || type === "question";
  return (
    <div className={classes.proof}>
      <p className={classes.label} id={`proof-${stop.id}`}>
        {w.proof}
      </p>
      <SegmentedControl
        fullWidth
        aria-labelledby={`proof-${stop.id}`}
        className={classes.proofs ?? ""}
        value={type}
        onChange={(next) => set({ type: next as ProofType })}
        data={TYPES.map((value) => ({ value, label: w.proofs[value] }))}
      />
      <p className={classes.soft}>{w.proofHints[type]}</p>
      {type === "question" ? (
        <div data-field={field("question")}>
          <TextInput
            label={w.question}
            maxLength={TEXT_MAX}
            value={question ?? ""}
            onChange={({ currentTarget }) => set({ question: currentTarget.value })}
          />
          <FieldProblem field={field("question")} />
        </div>
      ) : null}
      {asks ? (
        <div data-field={field("answers")}>
          <TagsInput
            label={type === "code" ? w.codes : w.answers}
            description={hasAnswer && !answers ? w.answersKept : w.answersHint}
            maxTags={ANSWERS_MAX}
            acceptValueOnBlur
            splitChars={[","]}
            value={answers ?? []}
            onChange={(next) => set({ answers: next.map((answer) => answer.slice(0, TEXT_MAX)) })}
          />
          <FieldProblem field={field("answers")} />
          <NumberInput
            label={w.tries}
            min={TRIES.min}
            max={TRIES.max}
            allowDecimal={false}
            clampBehavior="strict"
            value={maxTries ?? TRIES.usual}
            onChange={(value) => value !== "" && set({ maxTries: Number(value) })}
          />
        </div>
      ) : null}
      {type === "location" ? (
        <NumberInput
          label={w.radius}
          min={RADIUS.min}
          max={RADIUS.max}
          step={10}
          allowDecimal={false}
          clampBehavior="blur"
          value={radiusM ?? RADIUS.usual}
          onChange={(value) => Number(value) >= RADIUS.min && set({ radiusM: Math.min(RADIUS.max, Number(value)) })}
        />
      ) : null}
    </div>
  );
}
