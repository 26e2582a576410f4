import "@mantine/spotlight/styles.css";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { IconArrowRight, IconMapPin, IconPlus, IconSearch, IconUser } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { constants, type GazetteerPlace } from "~/core";
import { countryName } from "~/map/country-name";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { type Friend, friendshipsStore, friendsOf } from "~/state/friendships";
import { session } from "~/state/session";
import { useWords } from "~/ui/words";
import { isReplaced, worldPlaces } from "~/workers/world";
import { places } from "./places";

const [store, actions] = createSpotlight();
const PLACES_FOUND = 4;
const PEOPLE_FOUND = 4;

interface Props {
  onAdd: (title: string) => void;
  onClose: () => void;
}

/** Goes anywhere, adds a wish, finds a place or a friend. */
export default function Palette({ onAdd, onClose }: Props) {
  const w = useWords();
  const navigation = useNavigation();
  const [query, setQuery] = useState("");
  const found = usePlaces(query);
  const people = usePeople(query);
  useEffect(() => {
    actions.open();
    return actions.close;
  }, []);
  const text = query.trim();
  const named = places.filter(({ name }) => w.palette.places[name].toLowerCase().includes(text.toLowerCase()));
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      zIndex={constants.Z_INDEX_MODAL}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder={w.palette.placeholder}
        aria-label={w.palette.placeholder}
        leftSection={<IconSearch size={19} stroke={1.7} aria-hidden="true" />}
      />
      <Spotlight.ActionsList aria-label={w.palette.label}>
        {named.length > 0 ? (
          <Spotlight.ActionsGroup label={w.palette.go}>
            {named.map(({ name, href, key }) => (
              <Spotlight.Action
                key={name}
                label={w.palette.places[name]}
                leftSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
                rightSection={key ? <kbd>g {key}</kbd> : null}
                onClick={() => navigation.push(href)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {text ? (
          <Spotlight.ActionsGroup label={w.palette.add}>
            <Spotlight.Action
              label={w.composer.own(text)}
              leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />}
              onClick={() => onAdd(text)}
            />
          </Spotlight.ActionsGroup>
        ) : null}
        {people.length > 0 ? (
          <Spotlight.ActionsGroup label={w.palette.people}>
            {people.map(({ uid, name, user_name }) => (
              <Spotlight.Action
                key={uid}
                label={name}
                description={user_name ? `@${user_name}` : ""}
                leftSection={<IconUser size={18} stroke={1.6} aria-hidden="true" />}
                onClick={() => navigation.push(paths.compareWith(uid))}
              />
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {found.length > 0 ? (
          <Spotlight.ActionsGroup label={w.palette.find}>
            {found.map((place) => (
              <Spotlight.Action
                key={place.id}
                label={place.name}
                description={countryName(place.country)}
                leftSection={<IconMapPin size={18} stroke={1.6} aria-hidden="true" />}
                onClick={() => navigation.push(`${paths.browse}?q=${encodeURIComponent(place.name)}`)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function usePlaces(query: string): readonly GazetteerPlace[] {
  const [found, setFound] = useState<readonly GazetteerPlace[]>([]);
  useEffect(() => {
    if (query.trim() === "") return setFound([]);
    let current = true;
    worldPlaces()
      .then((core) => core.searchPlaces(query, { limit: PLACES_FOUND }))
      .then(
        (places) => current && setFound(places),
        // Without places the palette still goes everywhere.
        (failure: unknown) => current && !isReplaced(failure) && setFound([]),
      );
    return () => {
      current = false;
    };
  }, [query]);
  return found;
}

/** One's friends by what is typed, a part of their name or of their user name. */
function usePeople(query: string): readonly Friend[] {
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  return useMemo(() => {
    const text = query.trim().toLowerCase().replace(/^@/, "");
    if (text === "" || !uid) return [];
    const named = friendsOf(state, uid).filter(({ name, user_name }) =>
      [name, user_name ?? ""].some((each) => each.toLowerCase().includes(text)),
    );
    return named.slice(0, PEOPLE_FOUND);
  }, [query, state, uid]);
}
