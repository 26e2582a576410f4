import { Combobox, VisuallyHidden } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconClock, IconCurrentLocation, IconMap, IconRefresh } from "@tabler/icons-react";
import { useWords } from "~/ui/words";
import { Credit } from "./credit";
import { PlaceOption } from "./place-option";
import classes from "./place-search.module.css";
import type { FoundPlace } from "./providers/provider";
import type { PlaceSearch } from "./use-place-search";

/** What the value of an option means. */
export type Choice = "retry" | "exact" | "map" | "later" | `place:${string}`;

interface Props {
  /** What was typed, without space around it. */
  text: string;
  search: PlaceSearch;
  /** The spot that was pasted. */
  exact: FoundPlace | null;
  /** Ways besides searching. */
  others: readonly ("map" | "later")[];
}

const ICON = { size: 17, stroke: 1.7, "aria-hidden": true } as const;

/** What the search found, or why it found nothing and what to do; and the ways besides searching. */
export function PlaceSuggestions({ text, search, exact, others }: Props) {
  const w = useWords().placePicker;
  const { places, by } = search;
  const found = text === "" ? [] : places;
  return (
    <>
      <Combobox.Options>
        {exact ? (
          <Combobox.Option value={"exact" satisfies Choice}>
            <span className={classes.place}>
              <IconCurrentLocation {...ICON} />
              {exact.name}
              {found.length > 0 ? <small>{w.exactly(`${exact.lat}, ${exact.lng}`)}</small> : null}
            </span>
          </Combobox.Option>
        ) : null}
        {found.map((place) => (
          <Combobox.Option value={`place:${place.id}` satisfies Choice} key={place.id}>
            <PlaceOption place={place} />
          </Combobox.Option>
        ))}
        <Problem text={text} search={search} hasFound={found.length > 0 || exact !== null} />
        {others.map((other) => (
          <Combobox.Option value={other satisfies Choice} key={other} className={classes.other ?? ""}>
            <span className={classes.place}>
              {other === "map" ? <IconMap {...ICON} /> : <IconClock {...ICON} />}
              {w.others[other]}
            </span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {found.length > 0 && by.kind !== "gazetteer" ? <Credit of={by.attribution} /> : null}
      <VisuallyHidden role="status">{found.length > 0 && search.settled ? w.found(found.length) : ""}</VisuallyHidden>
    </>
  );
}

/** Says that the search goes on, found nothing, failed, or knows less than usual. */
function Problem({ text, search, hasFound }: Pick<Props, "text" | "search"> & { hasFound: boolean }) {
  const w = useWords().placePicker;
  const { online } = useNetwork();
  if (text === "") return null;
  if (search.failed) {
    return (
      <>
        <p className={classes.failed} role="status">
          {online ? w.failed : w.failedOffline}
        </p>
        <Combobox.Option value={"retry" satisfies Choice}>
          <span className={classes.place}>
            <IconRefresh {...ICON} />
            {w.retry}
          </span>
        </Combobox.Option>
      </>
    );
  }
  if (!search.settled) return hasFound ? null : <p className={classes.failed}>{w.searching}</p>;
  if (!hasFound) {
    return (
      <p className={classes.failed} role="status">
        <b>{w.none(text)}</b> {online ? w.noneHint : w.lessOffline}
      </p>
    );
  }
  return online ? null : <p className={classes.failed}>{w.lessOffline}</p>;
}
