import { Button, Textarea, TextInput } from "@mantine/core";
import { lazy, Suspense } from "react";
import { later } from "~/ui/later";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { FieldProblem } from "../field-problem";
import { About } from "./about";
import { CoverField } from "./cover-field";

const ProseEditor = lazy(
  later(() => import("~/ui/prose/prose-editor").then((part) => ({ default: part.ProseEditor }))),
);

const TITLE_MAX = 80;
const SUMMARY_MAX = 200;
const STORY_MAX = 20_000;
/** What the quest is: its words, its picture, and whom it is for. */
export function StoryStep() {
  const w = useComposerWords();
  const { content, set, composer, goTo } = useComposerContext();
  return (
    <div className={classes.story}>
      <div className={classes.fields}>
        <div data-field="title">
          <TextInput
            label={w.story.title}
            placeholder={w.story.titleExample}
            size="lg"
            maxLength={TITLE_MAX}
            value={content.title ?? ""}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
          <FieldProblem field="title" />
        </div>
        <div data-field="summary">
          <Textarea
            label={w.story.summary}
            placeholder={w.story.summaryExample}
            autosize
            minRows={2}
            maxLength={SUMMARY_MAX}
            value={content.summary ?? ""}
            onChange={({ currentTarget }) => set({ summary: currentTarget.value })}
          />
          <FieldProblem field="summary" />
        </div>
        <div data-field="story">
          <Suspense fallback={<div className={classes.editorSpace} />}>
            <ProseEditor
              key={composer.key}
              label={w.story.story}
              description={w.story.storyHint}
              value={content.story ?? ""}
              maxLength={STORY_MAX}
              minRows={8}
              onChange={(story) => set({ story })}
            />
          </Suspense>
          <FieldProblem field="story" />
        </div>
        <Button className={classes.next ?? ""} variant="default" onClick={() => goTo("stops")}>
          {w.next.story}
        </Button>
      </div>
      <div className={classes.fields}>
        <CoverField />
        <About />
      </div>
    </div>
  );
}
