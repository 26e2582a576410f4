import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { IconMapPin } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "~/ui/words";
import { Credit } from "./credit";
import { PlaceOption } from "./place-option";
import classes from "./place-search.module.css";
import type { FoundPlace } from "./providers/provider";
import { usePlaceSearch } from "./use-place-search";

interface Props {
  label: string;
  onPick: (place: FoundPlace) => void;
}

/** Finds a place while its name is typed. */
export function PlacePicker({ label, onPick }: Props) {
  const w = useWords();
  const [text, setText] = useState("");
  const [isLost, setLost] = useState(false);
  const { places, by, failed } = usePlaceSearch(text);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const choose = (id: string) => {
    const place = places.find((each) => each.id === id);
    combobox.closeDropdown();
    setText("");
    // Where it is may have to be asked for, which may fail: then the words come back.
    if (place) {
      by.locate(place).then(onPick, () => {
        setText((begun) => begun || text);
        setLost(true);
      });
    }
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          label={label}
          value={text}
          maxLength={140}
          placeholder={w.composer.placeExample}
          leftSection={<IconMapPin size={18} stroke={1.6} aria-hidden="true" />}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setLost(false);
            combobox.openDropdown();
            combobox.selectFirstOption();
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={text.trim() === ""}>
        <Combobox.Options>
          {places.map((place) => (
            <Combobox.Option value={place.id} key={place.id}>
              <PlaceOption place={place} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {places.length > 0 && by.kind !== "gazetteer" ? <Credit of={by.attribution} /> : null}
        {failed || isLost ? <p className={classes.failed}>{w.composer.noPlaces}</p> : null}
      </Combobox.Dropdown>
    </Combobox>
  );
}
