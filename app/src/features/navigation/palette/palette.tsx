import "@mantine/spotlight/styles.css";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import {
  IconArrowRight,
  IconCircle,
  IconCircleCheck,
  IconMapPin,
  IconPlus,
  IconSearch,
  IconUser,
} from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { constants } from "~/core";
import { usePlaceSummary } from "~/map/search/place-summary";
import { paths } from "~/routing/paths";
import { useGoTo } from "~/routing/use-go-to";
import { useWords } from "~/ui/words";
import { places } from "../places";
import { useCommands } from "./use-commands";
import { useItems } from "./use-items";
import { usePeople } from "./use-people";
import { usePlaces } from "./use-places";

const [store, actions] = createSpotlight();

interface Props {
  onUndo: () => void;
  onAdd: (title: string) => void;
  onClose: () => void;
}

/** Goes anywhere, opens one's own items, does what a button elsewhere does, adds a wish, finds a place or a friend. */
export default function Palette({ onUndo, onAdd, onClose }: Props) {
  const w = useWords();
  const summary = usePlaceSummary();
  const goTo = useGoTo();
  const [query, setQuery] = useState("");
  const found = usePlaces(query);
  const people = usePeople(query);
  useEffect(() => {
    actions.open();
    return actions.close;
  }, []);
  const text = query.trim();
  const items = useItems(text);
  const isMeant = (label: string) => label.toLowerCase().includes(text.toLowerCase());
  const named = places.filter(({ name }) => isMeant(w.palette.places[name]));
  const commands = useCommands(onUndo).filter(({ label }) => isMeant(label));
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
        {items.length > 0 ? (
          <Spotlight.ActionsGroup label={w.palette.items}>
            {items.map(({ id, title, year, isDone }) => (
              <Spotlight.Action
                key={id}
                label={title}
                description={String(year)}
                leftSection={
                  isDone ? (
                    <IconCircleCheck size={18} stroke={1.6} aria-hidden="true" />
                  ) : (
                    <IconCircle size={18} stroke={1.6} aria-hidden="true" />
                  )
                }
                onClick={() => goTo(paths.item(year, id))}
              />
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {named.length > 0 ? (
          <Spotlight.ActionsGroup label={w.palette.go}>
            {named.map(({ name, href, key }) => (
              <Spotlight.Action
                key={name}
                label={w.palette.places[name]}
                leftSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
                rightSection={key ? <kbd>g {key}</kbd> : null}
                onClick={() => goTo(href)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {commands.length > 0 ? (
          <Spotlight.ActionsGroup label={w.palette.commands}>
            {commands.map(({ label, Icon, key, run }) => (
              <Spotlight.Action
                key={label}
                label={label}
                leftSection={<Icon size={18} stroke={1.6} aria-hidden="true" />}
                rightSection={key ? <kbd>{key}</kbd> : null}
                onClick={run}
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
                onClick={() => goTo(paths.compareWith(uid))}
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
                description={summary(place)}
                leftSection={<IconMapPin size={18} stroke={1.6} aria-hidden="true" />}
                onClick={() => goTo(`${paths.browse}?q=${encodeURIComponent(place.name)}`)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
