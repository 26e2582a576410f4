import { type ComboboxParsedItem, type OptionsFilter, Select } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { describeZone, listZones, searchZones, type ZoneOption } from "../time/zone-list";
import { deviceZone, iso } from "../time/zoned-time";
import { useControlWords } from "../words/controls";
import { locale } from "../words/language";
import classes from "./time-zone-select.module.css";

interface Props {
  label: ReactNode;
  /** An IANA time zone, "Europe/Lisbon". */
  value: string;
  onChange: (zone: string) => void;
  /** Instant of the offsets, ISO-8601: clocks change. Now where it isn't given. */
  at?: string | undefined;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
}

/** Chooses a time zone by city, country, offset or name. The reader's own comes first. */
export function TimeZoneSelect({ value, onChange, at, ...input }: Props) {
  const w = useControlWords().zones;
  const language = locale();
  // The list costs a few frames, and most never open it.
  const [opened, setOpened] = useState(false);
  const moment = useMemo(() => at ?? iso(Date.now()), [at]);
  const zones = useMemo(
    () => (opened ? listZones(language, moment) : [describeZone(value, language, moment)]),
    [opened, language, moment, value],
  );
  const byId = useMemo(() => new Map(zones.map((option) => [option.zone, option])), [zones]);
  const filter: OptionsFilter = ({ options, search }) => {
    const found = new Set(searchZones(zones, search, language).map(({ zone }) => zone));
    return options.map((item) => only(item, found)).filter((item) => !("group" in item) || item.items.length > 0);
  };
  return (
    <Select
      {...input}
      value={value}
      data={grouped(zones, w.regions, w.yours)}
      searchable
      filter={filter}
      renderOption={({ option }) => <Zone option={byId.get(option.value)} />}
      rightSectionWidth={82}
      rightSection={<span className={classes.offset}>{byId.get(value)?.offset}</span>}
      rightSectionPointerEvents="none"
      nothingFoundMessage={w.nothingFound}
      maxDropdownHeight={320}
      allowDeselect={false}
      onChange={(zone) => zone && onChange(zone)}
      onDropdownOpen={() => setOpened(true)}
      // What is typed replaces the zone that stands there.
      onClick={(event) => event.currentTarget.select()}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

function Zone({ option }: { option: ZoneOption | undefined }) {
  return (
    <span className={classes.zone}>
      <span>
        {option?.city} <small>{option?.country}</small>
      </span>
      <small className={classes.offset}>{option?.offset}</small>
    </span>
  );
}

function only(item: ComboboxParsedItem, found: ReadonlySet<string>): ComboboxParsedItem {
  if (!("group" in item)) return item;
  return { ...item, items: item.items.filter((option) => "value" in option && found.has(option.value)) };
}

/** The reader's zone, then the parts of the world in the order of the words. */
function grouped(zones: readonly ZoneOption[], regions: Readonly<Record<string, string>>, yours: string) {
  const own = deviceZone();
  const item = ({ zone, city }: ZoneOption) => ({ value: zone, label: city });
  const rest = zones.filter(({ zone }) => zone !== own || zones.length === 1);
  const groups = Object.entries(regions).map(([region, name]) => ({
    group: name,
    items: rest.filter((option) => (option.region in regions ? option.region : "") === region).map(item),
  }));
  const first = { group: yours, items: zones.filter(({ zone }) => zone === own && zones.length > 1).map(item) };
  return [first, ...groups].filter(({ items }) => items.length > 0);
}
