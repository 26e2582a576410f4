import { Button, NativeSelect } from "@mantine/core";
import { IconBookmark } from "@tabler/icons-react";
import { categories } from "~/ui/categories";
import { distance } from "~/ui/format";
import { useWords } from "~/ui/words";
import classes from "./browse.module.css";
import { type Filter, PRICES, SEATS, SHOWN, WANTED } from "./filter";
import { reachKm, WITHIN_KM } from "./reach";
import { WhenFilter } from "./when-filter";

interface Props {
  filter: Filter;
  /** Changes parts of the address; `null` takes one away. */
  onChange: (patch: Record<string, string | null>) => void;
  /** `true` if there are friends who could want something. */
  hasFriends: boolean;
  /** Words for the point that distances are measured from. */
  from: string;
  /** Left out where what is looked for is kept already. */
  onSave: (() => void) | undefined;
}

type Part = [
  name: string,
  value: string | number | null,
  words: { label: string; any: string },
  options: [value: string | number, label: string][],
];

/** Every part of the address that narrows, taken away. */
const everything = Object.fromEntries(
  ["q", "show", "category", "price", "when", "seats", "wanted", "within"].map((name) => [name, null]),
);

/** Filters of the results, each part held in the address. */
export function Filters({ filter, onChange, hasFriends, from, onSave }: Props) {
  const w = useWords();
  const isNarrowed = Object.values(filter).some((value) => value !== null && value !== "");
  const parts: Part[] = [
    ["show", filter.show, w.browse.show, SHOWN.map((each) => [each, w.browse.show[each]])],
    ["category", filter.category, w.browse.category, categories.map((each) => [each, w.categories[each]])],
    ["price", filter.price, w.browse.price, PRICES.map((each) => [each, w.browse.price[each]])],
    ["seats", filter.seats, w.browse.seats, SEATS.map((each) => [each, w.browse.seats[each]])],
    ...(hasFriends || filter.wanted
      ? [["wanted", filter.wanted, w.browse.wanted, WANTED.map((each) => [each, w.browse.wanted[each]])] as Part]
      : []),
    [
      "within",
      filter.within,
      w.browse.within,
      WITHIN_KM.map((km) => [km, w.browse.within.away(distance(reachKm(km)), from)]),
    ],
  ];
  return (
    <fieldset className={classes.filters} aria-label={w.browse.filters}>
      <WhenFilter when={filter.when} onChange={(when) => onChange({ when })} />
      {parts.map(([name, value, { label, any }, options]) => (
        <NativeSelect
          key={name}
          aria-label={label}
          value={String(value ?? "")}
          data-set={value !== null || undefined}
          data={[{ value: "", label: any }, ...options.map(([each, text]) => ({ value: String(each), label: text }))]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value || null })}
        />
      ))}
      {isNarrowed ? (
        <>
          {onSave ? (
            <Button
              variant="default"
              leftSection={<IconBookmark size={16} stroke={1.7} aria-hidden="true" />}
              onClick={onSave}
            >
              {w.browse.save}
            </Button>
          ) : null}
          <Button variant="default" onClick={() => onChange(everything)}>
            {w.browse.clear}
          </Button>
        </>
      ) : null}
    </fieldset>
  );
}
