import { IconMapPin } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { PlacePicker } from "~/map/search/place-picker";
import { useSession } from "~/sync/session/use-session";
import { useWords } from "~/ui/words";
import { withPlace } from "../draft";
import type { PlaceZone } from "../place-zone/place-zone";
import { differenceText, PlaceZoneChoice } from "../place-zone/place-zone-choice";
import type { PartProps } from "./part-props";
import classes from "./parts.module.css";
import { Section } from "./section";

interface Props extends PartProps {
  /** Zone of the place where its clocks are others than the host's. */
  zone: PlaceZone | null;
  /** Other ways to find a place. */
  children?: ReactNode;
}

/** The place, or none yet, and whose clocks the times are read on. */
export function Where({ draft, edit, zone, children }: Props) {
  const w = useWords().newHangout;
  const homeArea = useSession(({ user }) => user?.homeArea);
  const [opened, setOpened] = useState(false);
  const { place, placeWords } = draft;
  const inWords = placeWords ? { name: placeWords, note: w.placeInMessage } : null;
  return (
    <Section
      Icon={IconMapPin}
      title={w.where}
      summary={place?.name ?? placeWords ?? w.placeAdd}
      hint={zone ? differenceText(zone, w) : place ? "" : placeWords ? w.placeInMessage : w.placeLater}
      done={w.done}
      opened={opened}
      onOpened={setOpened}
    >
      <div className={classes.fields}>
        <PlacePicker
          label={w.place}
          value={place ?? inWords}
          withPin
          near={homeArea ?? null}
          onPick={({ id, name, lng, lat }) => edit((before) => withPlace(before, { id, name, lng, lat }))}
          onOwnWords={(words) => edit((before) => ({ ...before, place: null, placeWords: words }))}
          onRemove={() => edit((before) => withPlace(before, null))}
        />
        {zone ? <PlaceZoneChoice draft={draft} edit={edit} other={zone} /> : null}
        {children}
      </div>
    </Section>
  );
}
