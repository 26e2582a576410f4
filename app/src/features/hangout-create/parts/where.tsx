import { IconMapPin } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { PlacePicker } from "~/map/search/place-picker";
import { useSession } from "~/sync/session/use-session";
import { useWords } from "~/ui/words";
import { withPlace } from "../draft";
import type { PartProps } from "./part-props";
import classes from "./parts.module.css";
import { Section } from "./section";

/** The place, or none yet. `children` offers other ways to find one. */
export function Where({ draft, edit, children }: PartProps & { children?: ReactNode }) {
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
      hint={place ? "" : placeWords ? w.placeInMessage : w.placeLater}
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
        {children}
      </div>
    </Section>
  );
}
