import { Button, Group } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { isDraft } from "~/sync/lists/drafts";
import { categories } from "~/ui/categories";
import { CategoryMark } from "~/ui/category-mark";
import { useCategoryOf } from "~/ui/pictures/use-category";
import { useWords } from "~/ui/words";
import classes from "./wizard.module.css";

/** The list is there. Signed out it can be kept; else it is time to look at it. */
export function StepDone({ list }: { list: SavedList }) {
  const w = useWords();
  const { year, activities } = list.data;
  const getCategory = useCategoryOf();
  const present = categories.filter((category) => activities.some((each) => getCategory(each) === category));
  const draft = isDraft(list.id);
  return (
    <section className={classes.step}>
      <p className={classes.stamp} aria-hidden="true">
        {year}
      </p>
      <h1>{w.wizard.doneTitle(activities.length)}</h1>
      <p className={classes.lede}>{draft ? w.wizard.doneDraft : w.wizard.doneKept}</p>
      <p className={classes.marks}>
        {present.map((category) => (
          <CategoryMark key={category} category={category} size={36} />
        ))}
      </p>
      <Group gap="sm">
        {draft ? (
          <Button component={Link} href={paths.signUp(paths.listOf(year))} size="md">
            {w.wizard.keep}
          </Button>
        ) : null}
        <Button component={Link} href={paths.listOf(year)} size="md" variant={draft ? "default" : "filled"}>
          {w.wizard.look}
        </Button>
      </Group>
    </section>
  );
}
