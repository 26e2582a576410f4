import { NumberInput, Select, TagsInput, TextInput } from "@mantine/core";
import { categories } from "~/ui/categories";
import { useWords } from "~/ui/words";
import { locale } from "~/ui/words/language";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { FieldProblem } from "../field-problem";

const FITNESS_MAX = 200;
const BRING_MAX = 20;
const AGE_MAX = 120;
/** Languages that are offered first; others are typed as their tag. */
const LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "cs",
  "da",
  "sv",
  "nb",
  "fi",
  "el",
  "tr",
  "uk",
  "ja",
];

/** Points of a stop for each degree of difficulty, as the server counts them. */
const STOP_POINTS = 10;

/** Whom the quest is for: its category, how hard it is, its language, and what guests need. */
export function About() {
  const w = useComposerWords().story;
  const { categories: names } = useWords();
  const { content, set } = useComposerContext();
  const { requirements = {} } = content;
  const require = (fields: typeof requirements) => set({ requirements: { ...requirements, ...fields } });
  const languageNames = new Intl.DisplayNames(locale(), { type: "language" });
  const language = content.language ?? locale().slice(0, 2);
  const difficulty = content.difficulty ?? 1;
  return (
    <>
      <div data-field="category">
        <Select
          label={w.category}
          placeholder={w.choose}
          data={categories.map((value) => ({ value, label: names[value] }))}
          value={content.category ?? null}
          clearable
          onChange={(category) => set({ category: category ?? "" })}
        />
        <FieldProblem field="category" />
      </div>
      <div>
        <Select
          label={w.difficulty}
          value={String(difficulty)}
          allowDeselect={false}
          onChange={(value) => value && set({ difficulty: Number(value) })}
          data={w.levels.map((label, at) => ({ value: String(at + 1), label }))}
        />
        <p className={classes.soft}>{w.points(difficulty * STOP_POINTS)}</p>
      </div>
      <Select
        label={w.language}
        searchable
        data={[...new Set([language, ...LANGUAGES])].map((value) => ({
          value,
          label: languageNames.of(value) ?? value,
        }))}
        value={language}
        allowDeselect={false}
        onChange={(value) => value && set({ language: value })}
      />
      <NumberInput
        label={w.minAge}
        min={0}
        max={AGE_MAX}
        allowDecimal={false}
        value={requirements.minAge ?? ""}
        onChange={(value) => require({ minAge: value === "" ? (null as never) : Number(value) })}
      />
      <TextInput
        label={w.fitness}
        placeholder={w.fitnessExample}
        maxLength={FITNESS_MAX}
        value={requirements.fitness ?? ""}
        onChange={({ currentTarget }) => require({ fitness: currentTarget.value })}
      />
      <TagsInput
        label={w.bring}
        description={w.bringHint}
        maxTags={BRING_MAX}
        value={requirements.bring ?? []}
        onChange={(bring) => require({ bring })}
      />
    </>
  );
}
