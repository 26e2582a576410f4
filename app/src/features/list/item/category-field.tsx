import { NativeSelect } from "@mantine/core";
import type { Activity } from "~/core";
import { categories, categoryOf, kindOf } from "~/ui/categories";
import { useCategory } from "~/ui/pictures/use-category";
import { useWords } from "~/ui/words";

interface Props {
  activity: Activity;
  onChange: (fields: Record<string, unknown>) => Promise<unknown>;
}

/** Chooses a category. Until one is chosen, the field names the one that the words lead to. */
export function CategoryField({ activity, onChange }: Props) {
  const w = useWords();
  const found = useCategory(activity);
  const chosen = categoryOf(activity);
  const unchosen = found && !chosen ? w.item.guessedCategory(w.categories[found]) : w.item.noCategory;
  return (
    <NativeSelect
      label={w.item.category}
      value={chosen ?? ""}
      data={[{ value: "", label: unchosen }, ...categories.map((value) => ({ value, label: w.categories[value] }))]}
      onChange={({ currentTarget: { value } }) => {
        const category = categories.find((each) => each === value);
        void onChange(category ? { category, kind: kindOf(category) } : { category: null, kind: "do" });
      }}
    />
  );
}
