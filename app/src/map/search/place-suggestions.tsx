import { Combobox, VisuallyHidden } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconClock, IconMap, IconRefresh } from "@tabler/icons-react";
import { useWords } from "~/ui/words";
import { Credit } from "./credit";
import { PlaceOption } from "./place-option";
import classes from "./place-search.module.css";
import { OwnWordsOption, PinOption } from "./unknown-place";
import { isUnknown, type PlaceSearch } from "./use-place-search";

/** Meaning of an option's value. */
export type Choice = "retry" | "map" | "pin" | "words" | "later" | `place:${string}`;

/** Ways besides searching. */
export type Way = "map" | "pin" | "words" | "later";

const wayIcons = { map: IconMap, later: IconClock };

interface Props {
  /** Typed text, without space around it. */
  text: string;
  search: PlaceSearch;
  /** Ways besides searching. */
  others: readonly Way[];
}

const ICON = { size: 17, stroke: 1.7, "aria-hidden": true } as const;

/** Results of the search, or the reason why there are none with advice; and the ways besides searching. */
export function PlaceSuggestions({ text, search, others }: Props) {
  const w = useWords().placePicker;
  const { places, by } = search;
  const found = text === "" ? [] : places;
  const hasNone = isUnknown(text, search);
  return (
    <>
      <Combobox.Options>
        {found.map((place) => (
          <Combobox.Option value={`place:${place.id}` satisfies Choice} key={place.id}>
            <PlaceOption place={place} among={found} />
          </Combobox.Option>
        ))}
        <Problem text={text} search={search} hasFound={found.length > 0} />
        {others.map((other) => {
          if (other === "words") return hasNone ? <OwnWordsOption text={text} key={other} /> : null;
          if (other === "pin") return <PinOption text={hasNone ? text : ""} key={other} />;
          const Icon = wayIcons[other];
          return (
            <Combobox.Option value={other satisfies Choice} key={other} className={classes.other ?? ""}>
              <span className={classes.place}>
                <Icon {...ICON} />
                {w.others[other]}
              </span>
            </Combobox.Option>
          );
        })}
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
