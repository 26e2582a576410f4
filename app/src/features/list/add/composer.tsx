import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { IconPencilPlus } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { Credit } from "~/map/search/credit";
import { isExact } from "~/map/search/exact-place";
import { PlaceOption } from "~/map/search/place-option";
import type { FoundPlace } from "~/map/search/providers/provider";
import { PinOption } from "~/map/search/unknown-place";
import { isUnknown, usePlaceSearch } from "~/map/search/use-place-search";
import { useTypedText } from "~/sync/typed-texts/use-typed-text";
import { excessOf } from "~/ui/form/excess";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";
import { TITLE_MAX } from "../kept-texts";
import classes from "./composer.module.css";
import { placeMeant } from "./place-meant";
import { SpotName } from "./spot-name";
import { useOfferedWish } from "./use-offered-wish";

const SpotForm = lazy(later(() => import("~/map/spot/spot-form")));

interface Props {
  /** The list it adds to. */
  listId: string;
  /** The year of that list. */
  year: number;
  /** Keeps the person's own words; answers whether that worked, so that nothing typed is lost. */
  onWish: (title: string) => Promise<boolean>;
  onPlace: (place: FoundPlace) => Promise<boolean>;
}

/** One field for both: Enter adds one's own words, a suggestion adds a real place. */
export function Composer({ listId, year, onWish, onPlace }: Props) {
  const w = useWords();
  const [text, setText] = useTypedText(`wish/${listId}`);
  useOfferedWish(setText);
  const search = usePlaceSearch(text);
  const { places, by, failed, settled } = search;
  const [isPinning, setPinning] = useState(false);
  // A position that was pasted says where, and not what it is called.
  const [isNaming, setNaming] = useState(false);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const title = text.trim();
  // A pasted link says where, not what: Enter adds the spot.
  const spot = places.find(isExact);
  const hasNone = isUnknown(title, search);

  // A long text that was pasted stays whole, to be shortened.
  const excess = spot ? 0 : excessOf(title, TITLE_MAX);

  const add = async (adding: Promise<boolean>) => {
    setText("");
    combobox.closeDropdown();
    // What could not be saved comes back, unless something new was begun meanwhile.
    if (!(await adding)) setText((begun) => begun || text);
  };
  const choose = (value: string) => {
    const place = places.find(({ id }) => id === value);
    if (place && isExact(place)) {
      combobox.closeDropdown();
      setNaming(true);
    } else if (value === "pin") {
      combobox.closeDropdown();
      setPinning(true);
    } else if (place) void add(by.locate(place).then(onPlace, () => false));
    else if (title && excess === 0) void add(onWish(title).then((isAdded) => isAdded && placeMeant(year, title)));
  };

  const addSpot = (place: FoundPlace) => {
    setPinning(false);
    setNaming(false);
    void add(onPlace(place));
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          size="lg"
          className={classes.field}
          value={text}
          error={excess > 0 ? w.form.excess(excess) : null}
          placeholder={w.composer.example}
          aria-label={w.composer.label}
          data-new
          leftSection={<IconPencilPlus size={20} stroke={1.6} aria-hidden="true" />}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onFocus={() => title && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || combobox.getSelectedOptionIndex() !== -1 || !title) return;
            event.preventDefault();
            choose(spot?.id ?? "own words");
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={title === "" || excess > 0}>
        <Combobox.Options>
          {spot ? null : (
            <Combobox.Option value="own words">
              <span className={classes.own}>
                {w.composer.own(title)} <kbd>Enter</kbd>
              </span>
            </Combobox.Option>
          )}
          {places.map((place) => (
            <Combobox.Option value={place.id} key={place.id}>
              <PlaceOption place={place} among={places} />
            </Combobox.Option>
          ))}
          {hasNone ? <PinOption text={title} /> : null}
        </Combobox.Options>
        {places.length > 0 && by.kind !== "gazetteer" ? <Credit of={by.attribution} /> : null}
        {failed ? <p className={classes.failed}>{w.composer.noPlaces}</p> : null}
        {!settled && !failed && places.length === 0 ? (
          <p className={classes.looking} role="status">
            {w.composer.looking}
          </p>
        ) : null}
        {hasNone && !failed ? (
          <p className={classes.failed} role="status">
            {w.placePicker.none(title)} {w.composer.ownInstead}
          </p>
        ) : null}
      </Combobox.Dropdown>
      <Sheet opened={isNaming && spot !== undefined} onClose={() => setNaming(false)} title={w.composer.nameSpot}>
        {spot ? <SpotName key={spot.id} spot={spot} by={by} onSave={addSpot} /> : null}
      </Sheet>
      <Sheet opened={isPinning} onClose={() => setPinning(false)} title={w.spot.title}>
        <Late>
          <SpotForm start={null} name={title} onSave={addSpot} onCancel={() => setPinning(false)} />
        </Late>
      </Sheet>
    </Combobox>
  );
}
