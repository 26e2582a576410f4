import { Button, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import type { SavedList } from "~/state/lists";
import { folded } from "~/sync/lists/activities";
import { type Category, categories } from "~/ui/categories";
import { CategoryMark } from "~/ui/category-mark";
import { RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import { IdeaCards } from "../ideas/idea-cards";
import { forNow, seasonNow } from "../ideas/season-now";
import { useIdeas } from "../ideas/use-ideas";
import { OwnWishes } from "./own-wishes";
import type { WizardSlots } from "./slots";
import classes from "./wizard.module.css";

const SHOWN_AT_ONCE = 12;

interface Props {
  year: number;
  list: SavedList | undefined;
  OwnWords: WizardSlots["OwnWords"];
}

/** Ideas to take, and room for one's own. */
export function StepIdeas({ year, list, OwnWords }: Props) {
  const w = useWords();
  const ideas = useIdeas();
  const [category, setCategory] = useState<Category | null>(null);
  const [text, setText] = useState("");
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const season = useMemo(seasonNow, []);
  const found = useMemo(() => {
    const words = folded(text).split(" ");
    return forNow(ideas ?? []).filter(
      (idea) => (!category || idea.category === category) && words.every((word) => folded(idea.title).includes(word)),
    );
  }, [ideas, category, text]);
  const choose = (next: Category | null) => {
    setCategory(next);
    setShown(SHOWN_AT_ONCE);
  };
  return (
    <section className={classes.step}>
      <h1>{w.wizard.ideasTitle(year)}</h1>
      <p className={classes.lede}>{w.wizard.ideasLede(w.wizard.seasons[season])}</p>
      <OwnWords year={year} list={list} />
      {list && ideas ? <OwnWishes list={list} ideas={ideas} /> : null}
      <div className={classes.finder}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
        <div className={classes.chips} role="group" aria-label={w.filters.category}>
          <button type="button" aria-pressed={category === null} onClick={() => choose(null)}>
            {w.wizard.allIdeas}
          </button>
          {categories.map((each) => (
            <button key={each} type="button" aria-pressed={category === each} onClick={() => choose(each)}>
              <CategoryMark category={each} size={22} />
              {w.categories[each]}
            </button>
          ))}
        </div>
        <TextInput
          type="search"
          value={text}
          aria-label={w.wizard.findIdea}
          placeholder={w.wizard.findIdea}
          leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {ideas ? (
        <IdeaCards ideas={found.slice(0, shown)} label={w.wizard.stepNames.ideas} year={year} list={list} />
      ) : (
        <RowsSkeleton label={w.wizard.loadingIdeas} rows={6} />
      )}
      {ideas && found.length === 0 ? <p className={classes.lede}>{w.wizard.noIdeas}</p> : null}
      {found.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + 2 * SHOWN_AT_ONCE)}>
          {w.wizard.moreIdeas(found.length - shown)}
        </Button>
      ) : null}
    </section>
  );
}
