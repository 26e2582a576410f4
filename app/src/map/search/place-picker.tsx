import { Combobox, InputBase, Loader, useCombobox } from "@mantine/core";
import { IconMapPin } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { later } from "~/ui/later";
import { useWords } from "~/ui/words";
import { ChosenPlace } from "./chosen-place";
import { PASTED_MAX, pastedPosition } from "./pasted-position";
import { type Choice, PlaceSuggestions, type Way } from "./place-suggestions";
import type { FoundPlace } from "./providers/provider";
import { usePlaceSearch } from "./use-place-search";

const SpotForm = lazy(later(() => import("../spot/spot-form")));

const isWay = (way: Way | undefined): way is Way => way !== undefined;

interface Props {
  label: string;
  description?: string;
  error?: ReactNode;
  onPick: (place: FoundPlace) => void;
  /** The place that was picked; with it stands a row that can be removed, not the field. */
  value?: { name: string; country?: string; lng?: number; lat?: number; note?: string } | null;
  onRemove?: () => void;
  /** Opens a map to pick on; left out, there is none. */
  onFindOnMap?: () => void;
  /** `true` if a pin may be dropped, and that of the picked place moved. */
  withPin?: boolean;
  /** The surroundings in which a pin is most likely dropped; left out, the whole world is shown. */
  near?: { lng: number; lat: number } | null;
  /** Takes words that no place is called by, as they are; left out, a place has to have a position. */
  onOwnWords?: (words: string) => void;
  /** Leaves the place open; left out, it has to be decided. */
  onDecideLater?: () => void;
  /** Searches places; the gallery and tests bring their own. */
  useSearch?: typeof usePlaceSearch;
}

/** Finds a place while its name is typed, or by pasted coordinates or the link of a map. */
export function PlacePicker({ value, onRemove, withPin = false, near, ...rest }: Props) {
  /** The name of the place whose pin is being put; nothing while none is. */
  const [pinned, setPinned] = useState<string>();
  const { lng, lat } = value ?? {};
  if (pinned !== undefined) {
    return (
      <Suspense fallback={<Loader size="sm" />}>
        <SpotForm
          start={lng === undefined || lat === undefined ? null : { lng, lat }}
          near={near}
          name={pinned}
          onSave={(place) => {
            setPinned(undefined);
            rest.onPick(place);
          }}
          onCancel={() => setPinned(undefined)}
        />
      </Suspense>
    );
  }
  if (value && onRemove) {
    const movePin = withPin ? () => setPinned(value.name) : undefined;
    return <ChosenPlace label={rest.label} place={value} onRemove={onRemove} onMovePin={movePin} />;
  }
  return <PlaceField {...rest} onDropPin={withPin ? setPinned : undefined} />;
}

function PlaceField({
  label,
  description,
  error,
  onPick,
  onFindOnMap,
  onDecideLater,
  onDropPin,
  onOwnWords,
  useSearch = usePlaceSearch,
}: Omit<Props, "value" | "onRemove" | "withPin" | "near"> & { onDropPin?: ((name: string) => void) | undefined }) {
  const w = useWords();
  const [text, setText] = useState("");
  const [locating, setLocating] = useState(false);
  const [isLost, setLost] = useState(false);
  const search = useSearch(text);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const best = text.trim() === "" ? undefined : search.places[0]?.id;
  const { selectFirstOption, resetSelectedOption, dropdownOpened } = combobox;
  // Enter takes the best match, and before there is one nothing: least of all a way besides searching.
  useEffect(() => {
    if (best === undefined) resetSelectedOption();
    else if (dropdownOpened) selectFirstOption();
  }, [best, dropdownOpened, selectFirstOption, resetSelectedOption]);
  const others = (
    [onOwnWords && "words", onFindOnMap && "map", onDropPin && "pin", onDecideLater && "later"] as const
  ).filter(isWay);
  const hasChoices = text.trim() !== "" || others.some((way) => way !== "words");
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
    if (choice === "pin") return onDropPin?.(pastedPosition(text) ? "" : text.trim());
    if (choice === "words") return onOwnWords?.(text.trim());
    if (choice === "later") return onDecideLater?.();
    return locate(choice.slice("place:".length));
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target>
        <InputBase
          label={label}
          description={description}
          error={isLost ? w.placePicker.notFound : error}
          value={text}
          maxLength={PASTED_MAX}
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
        <PlaceSuggestions text={text.trim()} search={search} others={others} />
      </Combobox.Dropdown>
    </Combobox>
  );
}
