import type { Activity } from "~/core";
import { PlacePicker } from "~/map/search/place-picker";
import { useWords } from "~/ui/words";

interface Props {
  activity: Activity;
  onChange: (fields: Record<string, unknown>) => Promise<boolean>;
}

/** Place of the activity, found while typing. */
export function PlaceField({ activity, onChange }: Props) {
  const w = useWords();
  return (
    <PlacePicker
      label={w.item.place}
      value={activity.place ?? null}
      withPin
      onPick={({ id, name, lat, lng }) => {
        // A pin that was moved still stands for the place of its name.
        const isSame = activity.placeId !== undefined && activity.place?.name === name;
        void onChange({ placeId: isSame ? activity.placeId : id, place: { name, lat, lng } });
      }}
      onRemove={() => void onChange({ place: null, placeId: null })}
    />
  );
}
