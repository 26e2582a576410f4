import { Combobox, InputBase, Loader, useCombobox } from "@mantine/core";
import { IconMapPin } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "~/ui/words";
import { ChosenPlace } from "./chosen-place";
import { exactPlace } from "./exact-place";
import { type Choice, PlaceSuggestions } from "./place-suggestions";
import type { FoundPlace } from "./providers/provider";
import { usePlaceSearch } from "./use-place-search";

interface Props {
  label: string;
  description?: string;
  error?: ReactNode;
  onPick: (place: FoundPlace) => void;
  /** The place that was picked; with it stands a row that can be removed, not the field. */
  value?: { name: string; country?: string } | null;
  onRemove?: () => void;
  /** Opens a map to pick on; left out, there is none. */
  onFindOnMap?: () => void;
  /** Leaves the place open; left out, it has to be decided. */
  onDecideLater?: () => void;
  /** Searches places; the gallery and tests bring their own. */
  useSearch?: typeof usePlaceSearch;
}

/** Finds a place while its name is typed, or by pasted coordinates or the link of a map. */
export function PlacePicker({ value, onRemove, ...rest }: Props) {
  if (value && onRemove) return <ChosenPlace label={rest.label} place={value} onRemove={onRemove} />;
  return <PlaceField {...rest} />;
}

function PlaceField({
  label,
  description,
  error,
  onPick,
  onFindOnMap,
  onDecideLater,
  useSearch = usePlaceSearch,
}: Props) {
  const w = useWords();
  const [text, setText] = useState("");
  const [locating, setLocating] = useState(false);
  const [isLost, setLost] = useState(false);
  const search = useSearch(text);
  const exact = exactPlace(text, search.places[0], w.placePicker.near);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const best = text.trim() === "" ? undefined : (exact ?? search.places[0])?.id;
  const { selectFirstOption, resetSelectedOption, dropdownOpened } = combobox;
  // Enter takes the best match, and before there is one nothing: least of all a way besides searching.
  useEffect(() => {
    if (best === undefined) resetSelectedOption();
    else if (dropdownOpened) selectFirstOption();
  }, [best, dropdownOpened, selectFirstOption, resetSelectedOption]);
  const hasChoices = text.trim() !== "" || onFindOnMap !== undefined || onDecideLater !== undefined;
  const locate = (id: string) => {
    const place = search.places.find((each) => each.id === id);
    if (!place) return;
    setLocating(true);
    // Where it is may have to be asked for, which may fail: then the words stay.
    search.by
      .locate(place)
      .then(
        (found) => {
          setText("");
          onPick(found);
        },
        () => setLost(true),
      )
      .finally(() => setLocating(false));
  };
  const choose = (value: string) => {
    const choice = value as Choice;
    if (choice === "retry") return search.retry();
    combobox.closeDropdown();
    if (choice === "map") return onFindOnMap?.();
    if (choice === "later") return onDecideLater?.();
    if (choice !== "exact") return locate(choice.slice("place:".length));
    setText("");
    if (exact) onPick(exact);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target>
        <InputBase
          label={label}
          description={description}
          error={isLost ? w.placePicker.notFound : error}
          value={text}
          maxLength={500}
          autoComplete="off"
          placeholder={w.composer.placeExample}
          leftSection={<IconMapPin size={18} stroke={1.6} aria-hidden="true" />}
          rightSection={locating || (text.trim() !== "" && !search.settled) ? <Loader size="xs" /> : null}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setLost(false);
            combobox.openDropdown();
          }}
          onFocus={() => hasChoices && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!hasChoices}>
        <PlaceSuggestions
          text={text.trim()}
          search={search}
          exact={exact}
          others={[...(onFindOnMap ? (["map"] as const) : []), ...(onDecideLater ? (["later"] as const) : [])]}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}
