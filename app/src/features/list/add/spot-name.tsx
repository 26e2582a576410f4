import { Button, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { FoundPlace, PlaceProvider, SuggestedPlace } from "~/map/search/providers/provider";
import { useWords } from "~/ui/words";
import { TITLE_MAX } from "../kept-texts";

interface Props {
  spot: SuggestedPlace;
  by: PlaceProvider;
  onSave: (place: FoundPlace) => void;
}

/** Asks what a pasted position is called; what is known to be there is suggested. */
export function SpotName({ spot, by, onSave }: Props) {
  const w = useWords();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? spot.name;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    onSave({ ...(await by.locate(spot)), name: name.trim() || spot.name });
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap="md" pb="lg">
        <TextInput
          label={w.spot.name}
          description={`${spot.lat}, ${spot.lng}`}
          value={name}
          maxLength={TITLE_MAX}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="md">
          {w.composer.addSpot}
        </Button>
      </Stack>
    </form>
  );
}
