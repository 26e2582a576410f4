import { Button, Chip, NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { categories } from "~/ui/categories";
import { monthName } from "~/ui/format";
import { useWords } from "~/ui/words";
import { everything, type Filter, isNarrow } from "./filter";
import classes from "./filters.module.css";

interface Props {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Number of activities that pass. */
  found: number;
  /** `true` if somebody has just asked for it. */
  takesFocus: boolean;
}

/** Narrows the list by words, category, month and place. */
export function Filters({ filter, onFilter, found, takesFocus }: Props) {
  const w = useWords();
  const months = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) }));
  return (
    <search className={classes.filters} aria-label={w.filters.label}>
      <TextInput
        className={classes.text}
        type="search"
        value={filter.text}
        placeholder={w.filters.text}
        aria-label={w.filters.text}
        data-search
        autoFocus={takesFocus}
        leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
        onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
      />
      <div className={classes.choices}>
        <NativeSelect
          aria-label={w.filters.category}
          value={filter.category}
          data={[
            { value: "", label: w.filters.anyCategory },
            ...categories.map((value) => ({ value, label: w.categories[value] })),
          ]}
          onChange={(event) => onFilter({ ...filter, category: event.currentTarget.value as Filter["category"] })}
        />
        <NativeSelect
          aria-label={w.filters.month}
          value={String(filter.month)}
          data={[{ value: "0", label: w.filters.anyMonth }, ...months]}
          onChange={(event) => onFilter({ ...filter, month: Number(event.currentTarget.value) })}
        />
        <Chip
          checked={filter.placed}
          onChange={(placed) => onFilter({ ...filter, placed })}
          size="sm"
          variant="outline"
        >
          {w.filters.placed}
        </Chip>
        {isNarrow(filter) ? (
          <Button variant="subtle" color="gray" onClick={() => onFilter(everything)}>
            {w.filters.clear}
          </Button>
        ) : null}
      </div>
      <p className={classes.found} role="status">
        {isNarrow(filter) ? w.filters.found(found) : ""}
      </p>
    </search>
  );
}
