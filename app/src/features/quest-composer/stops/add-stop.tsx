import { Button, FileButton, Menu } from "@mantine/core";
import { IconFileUpload, IconListCheck } from "@tabler/icons-react";
import { type DragEvent, useMemo, useState } from "react";
import { PlacePicker } from "~/map/search/place-picker";
import { usePlacedWishes } from "~/sync/lists/use-placed-wishes";
import { type NewStop, STOPS_MAX, stopOf, withStops } from "~/sync/quest-drafts/content";
import { isPlaced } from "~/sync/quests/quest";
import { toast } from "~/ui/toast";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { type ReadStops, stopsFrom } from "../model/stops-file";

/** Wishes that are offered at once, the nearest. */
const WISHES_MAX = 20;
const TITLE_MAX = 140;
const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

/** Adds stops: by name, coordinates or a pasted link, from a file, or from the reader's own lists. */
export function AddStop({ readStops }: { readStops: ReadStops }) {
  const w = useComposerWords().stops;
  const { stops, composer } = useComposerContext();
  // The field comes back empty after each place.
  const [attempt, setAttempt] = useState(0);
  const placed = useMemo(() => stops.filter(isPlaced), [stops]);
  const wishes = usePlacedWishes(placed).slice(0, WISHES_MAX);
  const add = (places: readonly NewStop[]) => {
    const added = places.map((place) =>
      stopOf({ ...place, title: place.title.slice(0, TITLE_MAX) }, crypto.randomUUID()),
    );
    composer.edit((content) => withStops(content, added));
    setAttempt(attempt + 1);
  };
  const addFile = async (file: File | null | undefined) => {
    if (!file) return;
    try {
      const found = await stopsFrom(file, readStops);
      if (found.length === 0) return toast({ message: w.fileEmpty, kind: "failure" });
      add(found);
      toast({ message: w.fileAdded(Math.min(found.length, STOPS_MAX - stops.length)) });
    } catch (failure) {
      toast({ message: failure instanceof Error ? failure.message : w.fileEmpty, kind: "failure" });
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void addFile(event.dataTransfer.files[0]);
  };
  if (stops.length >= STOPS_MAX) return <p className={classes.soft}>{w.full(STOPS_MAX)}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the button beside does the same
    <div className={classes.add} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <PlacePicker
        key={attempt}
        label={w.add}
        description={w.addHint}
        withPin
        near={placed.at(-1) ?? null}
        onPick={({ name, lng, lat }) => add([{ title: name, lng, lat }])}
      />
      <div className={classes.row}>
        <FileButton accept=".gpx,.kml,.geojson,.json,application/gpx+xml" onChange={(file) => void addFile(file)}>
          {(props) => (
            <Button {...props} variant="subtle" size="compact-md" leftSection={<IconFileUpload {...ICON} />}>
              {w.file}
            </Button>
          )}
        </FileButton>
        {wishes.length > 0 ? (
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="subtle" size="compact-md" leftSection={<IconListCheck {...ICON} />}>
                {w.fromList}
              </Button>
            </Menu.Target>
            <Menu.Dropdown className={classes.wishes ?? ""}>
              {wishes.map(({ id, name, lng, lat }) => (
                <Menu.Item key={id} onClick={() => add([{ title: name, lng, lat }])}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        ) : null}
      </div>
    </div>
  );
}
