import { NativeSelect, NumberInput, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { countryName } from "~/map/country-name";
import { Credit } from "~/map/search/credit";
import { useQuery } from "~/routing/use-query";
import { number } from "~/ui/format";
import { useWords } from "~/ui/words";
import { MatchedLetters } from "./matched-letters";
import classes from "./place-lab.module.css";
import { useOffline } from "./use-offline";
import { useProvider } from "./use-provider";
import { useTimedSearch } from "./use-timed-search";

const NEAR = { none: undefined, Berlin: [13.4, 52.5], Kyoto: [135.75, 35.02], Quito: [-78.5, -0.2] } as const;

/** The search of places by itself: what is found, which letters matched, how long it took, and that it needs no network. */
export function PlaceLab() {
  const w = useWords();
  const [query, setQuery] = useQuery();
  const text = query.get("q") ?? "";
  const [near, setNear] = useState<keyof typeof NEAR>("none");
  const [limit, setLimit] = useState(10);
  const offline = useOffline();
  const { by, providers, choose } = useProvider();
  const found = useTimedSearch(text, { by, limit, ...(NEAR[near] ? { near: NEAR[near] } : {}) });
  const { places, ms, index, failure } = found;
  return (
    <div className={classes.lab}>
      <div className={classes.form}>
        <TextInput
          className={classes.query}
          size="lg"
          data-search
          label={w.placeLab.query}
          value={text}
          onChange={(event) => setQuery({ q: event.currentTarget.value || null })}
        />
        <NativeSelect
          label={w.placeLab.near}
          value={near}
          data={Object.keys(NEAR).map((value) => ({ value, label: value === "none" ? w.placeLab.nearNone : value }))}
          onChange={(event) => setNear(event.currentTarget.value as keyof typeof NEAR)}
        />
        {providers.length > 1 ? (
          <NativeSelect
            label={w.placeLab.provider}
            value={by.kind}
            data={providers.map(({ kind }) => ({ value: kind, label: w.placeLab.providers[kind] }))}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        ) : null}
        <NumberInput
          label={w.placeLab.limit}
          min={1}
          max={100}
          value={limit}
          onChange={(value) => setLimit(Math.min(Math.max(Number(value) || 1, 1), 100))}
        />
      </div>
      <Switch
        label={w.placeLab.offline}
        description={w.placeLab.offlineExplained}
        checked={offline.on}
        disabled={!index}
        onChange={(event) => offline.set(event.currentTarget.checked)}
      />
      <p className={classes.facts} role="status">
        {index
          ? w.placeLab.index(number(index.places), `${number(Math.round(index.bytes / 1000))} kB`)
          : w.placeLab.loading}
        {text && ms !== undefined ? ` · ${w.placeLab.found(places.length)} · ${w.placeLab.time(ms.toFixed(1))}` : ""}
        {offline.on ? ` · ${w.placeLab.blocked(offline.blocked)}` : ""}
      </p>
      {failure === undefined ? null : (
        <p className={classes.failed} role="alert">
          {w.placeLab.providers[by.kind]}: {failure instanceof Error ? failure.message : w.composer.noPlaces}
        </p>
      )}
      {places.length > 0 ? <Credit of={by.attribution} /> : null}
      {places.length > 0 ? (
        <table className={classes.results}>
          <thead>
            <tr>
              <th scope="col">{w.placeLab.place}</th>
              <th scope="col">{w.placeLab.country}</th>
              <th scope="col">{w.placeLab.people}</th>
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.id}>
                <th scope="row">
                  <MatchedLetters name={place.name} query={text} />
                </th>
                <td>{place.country ? countryName(place.country) : "–"}</td>
                <td>{place.population > 0 ? number(place.population) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  );
}
