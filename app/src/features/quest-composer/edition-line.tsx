import { Button } from "@mantine/core";
import { contentOf, isSame } from "~/sync/quest-drafts/content";
import { toast } from "~/ui/toast";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "./composer.module.css";
import { useComposerContext } from "./composer-context";

/** Whether what is written differs from what guests see. */
export function useHasEdition(): boolean {
  const { quest, content } = useComposerContext();
  if (!quest?.data.version) return false;
  return !isSame(withoutAnswers(contentOf({ ...quest.data })), withoutAnswers(content));
}

function withoutAnswers(content: ReturnType<typeof contentOf>) {
  const stops = (content.stops ?? []).map(({ proof, ...stop }) => {
    const { answers: _answers, hasAnswer: _has, ...rest } = proof ?? {};
    return { ...stop, proof: rest };
  });
  return { ...content, stops };
}

/** What an edit of a published quest means for guests: those who have booked keep what they booked. */
export function EditionLine() {
  const w = useComposerWords().edition;
  const { quest, sessions, composer } = useComposerContext();
  const hasEdition = useHasEdition();
  if (!quest?.data.version) return null;
  const seats = sessions.reduce((sum, { data }) => sum + (data.seats?.booked ?? 0), 0);
  const discard = () => {
    composer.edit(() => contentOf({ ...quest.data }));
    toast({ message: w.discarded });
  };
  const state = quest.data.status === "paused" ? w.paused : w.published;
  return (
    <div className={classes.edition}>
      <p>
        <b>{state(quest.data.version)}</b> {w.kept(seats)}
      </p>
      {hasEdition ? (
        <Button variant="subtle" size="compact-md" onClick={discard}>
          {w.discard}
        </Button>
      ) : null}
    </div>
  );
}
