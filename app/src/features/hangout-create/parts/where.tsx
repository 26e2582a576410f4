import { IconMapPin } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { PlacePicker } from "~/map/search/place-picker";
import { useWords } from "~/ui/words";
import type { PartProps } from "./part-props";
import classes from "./parts.module.css";
import { Section } from "./section";

/** The place, or none yet. `children` offers other ways to find one. */
export function Where({ draft, edit, children }: PartProps & { children?: ReactNode }) {
  const w = useWords().newHangout;
  const [opened, setOpened] = useState(false);
  const { place } = draft;
  return (
    <Section
      Icon={IconMapPin}
      title={w.where}
      summary={place?.name ?? w.placeAdd}
      hint={place ? "" : w.placeLater}
      done={w.done}
      opened={opened}
      onOpened={setOpened}
    >
      <div className={classes.fields}>
        <PlacePicker
          label={w.place}
          value={place}
          withPin
          onPick={({ id, name, lng, lat }) => edit((before) => ({ ...before, place: { id, name, lng, lat } }))}
          onRemove={() => edit((before) => ({ ...before, place: null }))}
        />
        {children}
      </div>
    </Section>
  );
}
