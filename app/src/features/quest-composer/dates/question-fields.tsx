import { ActionIcon, Button, Switch, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { QuestQuestion } from "~/core";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";

const QUESTIONS_MAX = 10;
const TEXT_MAX = 200;

/** Questions that guests answer when they book. */
export function QuestionFields() {
  const w = useComposerWords().dates;
  const { content, composer } = useComposerContext();
  const questions = content.questions ?? [];
  const set = (next: readonly QuestQuestion[], group?: string) =>
    composer.edit((before) => ({ ...before, questions: [...next] }), group);
  const change = (id: string, fields: Partial<QuestQuestion>) =>
    set(
      questions.map((question) => (question.id === id ? { ...question, ...fields } : question)),
      `question ${id}`,
    );
  return (
    <div className={classes.hints}>
      <p className={classes.label}>{w.questions}</p>
      {questions.map(({ id, text, required }, at) => (
        <div key={id}>
          <div className={classes.row}>
            <TextInput
              aria-label={w.question(at + 1)}
              className={classes.grow ?? ""}
              maxLength={TEXT_MAX}
              value={text}
              onChange={({ currentTarget }) => change(id, { text: currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={w.removeQuestion(at + 1)}
              onClick={() => set(questions.filter((question) => question.id !== id))}
            >
              <IconX size={18} aria-hidden="true" />
            </ActionIcon>
          </div>
          <Switch
            label={w.required}
            checked={required ?? false}
            onChange={({ currentTarget }) => change(id, { required: currentTarget.checked })}
          />
        </div>
      ))}
      {questions.length < QUESTIONS_MAX ? (
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => set([...questions, { id: crypto.randomUUID(), text: "", required: false }])}
        >
          {w.addQuestion}
        </Button>
      ) : null}
    </div>
  );
}
