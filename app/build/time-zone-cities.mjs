/**
 * Writes the country and the city of every time zone, as English and German call it: browsers know the zones, but not
 * these names. From Unicode CLDR; run it after `npm install --no-save cldr-dates-full cldr-bcp47`, when CLDR changes.
 */
import { readFileSync, writeFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(`../node_modules/${path}`, import.meta.url), "utf8"));
const zones = read("cldr-bcp47/bcp47/timezone.json").keyword.u.tz;
const names = (language) =>
  read(`cldr-dates-full/main/${language}/timeZoneNames.json`).main[language].dates.timeZoneNames.zone;
const [english, german] = [names("en"), names("de")];

const cityIn = (tree, ids) =>
  ids.map((id) => id.split("/").reduce((part, name) => part?.[name], tree)?.exemplarCity).find(Boolean);
const cityOfId = (id) => id.split("/").at(-1).replaceAll("_", " ");

const rows = Object.entries(zones)
  .filter(([key, zone]) => !key.startsWith("_") && !zone._deprecated && / .*\/|\//.test(zone._alias))
  .flatMap(([key, { _alias, _iana }]) => {
    const ids = _alias.split(" ").filter((id) => id.includes("/") && !id.startsWith("Etc/"));
    const country = key.slice(0, 2).toUpperCase();
    const city = cityIn(english, ids);
    return [...new Set([ids[0], _iana ?? ids[0]])].filter(Boolean).map((id) => {
      const inEnglish = city ?? cityOfId(_iana ?? id);
      const inGerman = cityIn(german, ids) ?? inEnglish;
      return [id, [country, inEnglish, ...(inGerman === inEnglish ? [] : [inGerman])]];
    });
  })
  .sort(([a], [b]) => (a < b ? -1 : 1));

const lines = rows.map(([id, facts]) => `  ${JSON.stringify(id)}: ${JSON.stringify(facts).replaceAll('","', '", "')}`);
writeFileSync(new URL("../src/ui/time/zone-cities.json", import.meta.url), `{\n${lines.join(",\n")}\n}\n`);
