import { type ReactNode, useState } from "react";
import { PlacePicker } from "~/map/search/place-picker";
import { useRide } from "./ride-context";

/** A place that was picked, as the server takes it. */
export interface PickedPlace {
  name: string;
  lng: number;
  lat: number;
}

interface Props {
  label: string;
  description?: string;
  error?: ReactNode;
  value: PickedPlace | null;
  onChange: (place: PickedPlace | null) => void;
  "data-path"?: string | undefined;
}

/** Field for a place of a ride: searched by name, or a pin on the map. */
export function PlaceField({ label, description = "", error, value, onChange, "data-path": path }: Props) {
  // The field comes back empty after a place was removed, not with the text of the search before it.
  const { way } = useRide();
  const [attempt, setAttempt] = useState(0);
  return (
    <div data-path={path}>
      <PlacePicker
        key={attempt}
        label={label}
        description={description}
        error={error}
        value={value}
        withPin
        near={way.destination ?? null}
        onPick={({ name, lng, lat }) => onChange({ name, lng, lat })}
        onRemove={() => {
          onChange(null);
          setAttempt(attempt + 1);
        }}
      />
    </div>
  );
}

/** The point as the server's functions take it. */
export function pointOf({ name, lng, lat }: PickedPlace) {
  return { lng, lat, ...(name ? { label: name } : {}) };
}
