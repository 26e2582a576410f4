import { Button, Group, Text } from "@mantine/core";
import type { Activity } from "~/core";
import { PlacePicker } from "~/map/search/place-picker";
import { useWords } from "~/ui/words";

interface Props {
  activity: Activity;
  onChange: (fields: Record<string, unknown>) => Promise<boolean>;
}

/** Where it is: a place of the gazetteer, found while typing. */
export function PlaceField({ activity, onChange }: Props) {
  const w = useWords();
  if (!activity.place) {
    return (
      <PlacePicker
        label={w.item.place}
        onPick={(place) =>
          void onChange({ placeId: place.id, place: { name: place.name, lat: place.lat, lng: place.lng } })
        }
      />
    );
  }
  return (
    <Group justify="space-between">
      <div>
        <Text size="sm" fw={600}>
          {w.item.place}
        </Text>
        <Text>{activity.place.name}</Text>
      </div>
      <Button variant="default" size="xs" onClick={() => void onChange({ place: null, placeId: null })}>
        {w.item.noPlace}
      </Button>
    </Group>
  );
}
