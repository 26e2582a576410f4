import { Button } from "@mantine/core";
import { IconMessageCircleQuestion } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { useCreator } from "~/sync/quests/use-creator";
import { useAskedQuestions } from "~/sync/quests/use-questions";
import { useSession } from "~/sync/session/use-session";
import { useTypedText } from "~/sync/typed-texts/use-typed-text";
import { firstName } from "~/ui/people/person";
import { useQuestionWords } from "~/ui/words/questions";
import { AskSheet } from "./ask-sheet";
import { AskedQuestion } from "./asked-question";
import classes from "./questions.module.css";

const ICON = <IconMessageCircleQuestion size={20} stroke={1.7} aria-hidden="true" />;

interface Props {
  questId: string;
  /** Creator of the quest, who answers. */
  creatorId: string | undefined;
}

/** The way to ask the creator of a quest, and what the reader has asked before. Nobody asks themselves. */
export function AskGuide({ questId, creatorId }: Props) {
  const uid = useSession((state) => state.uid);
  const status = useSession((state) => state.status);
  if (!creatorId || creatorId === uid || status === "resuming") return null;
  return uid ? <Asking questId={questId} creatorId={creatorId} /> : <SignInToAsk creatorId={creatorId} />;
}

function SignInToAsk({ creatorId }: { creatorId: string }) {
  const w = useQuestionWords();
  const creator = useCreator(creatorId);
  const here = useLocation();
  return (
    <Button
      component={Link}
      href={paths.login(here)}
      variant="default"
      leftSection={ICON}
      className={classes.ask ?? ""}
    >
      {creator ? w.signIn(firstName(creator)) : w.signInUnnamed}
    </Button>
  );
}

function Asking({ questId, creatorId }: { questId: string; creatorId: string }) {
  const w = useQuestionWords();
  const creator = useCreator(creatorId);
  const name = creator && firstName(creator);
  const questions = useAskedQuestions(questId) ?? [];
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useTypedText(`ask/${questId}`);
  // What somebody wrote is not lost: it is there for the next question.
  const keepText = (withdrawn: string) => {
    if (text.trim() === "") setText(withdrawn);
  };
  return (
    <div className={classes.asking}>
      {questions.length > 0 ? (
        <section aria-label={w.yours}>
          <h3>{w.yours}</h3>
          <ul className={classes.questions}>
            {questions.map((question) => (
              <li key={question.id}>
                <AskedQuestion question={question} name={name} onWithdrawn={keepText} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Button variant="default" leftSection={ICON} className={classes.ask ?? ""} onClick={() => setOpen(true)}>
        {name ? w.ask(name) : w.askUnnamed}
      </Button>
      <AskSheet
        questId={questId}
        name={name}
        text={text}
        onText={setText}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
