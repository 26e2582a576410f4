import { toast } from "~/ui/toast";
import { words } from "~/ui/words";
import type { View } from "./view";

/** Zoom that shows a town and what is around it. */
const NEAR_ZOOM = 9;
const ASK = { maximumAge: 60_000, timeout: 15_000 };

/** Asks the device where it is and looks there; says so when it doesn't tell. The browser asks its user first. */
export function locate(flyTo: (view: View) => void): void {
  const failed = () => toast({ message: words().pins.notLocated, kind: "failure" });
  if (!navigator.geolocation) {
    failed();
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => flyTo({ longitude: coords.longitude, latitude: coords.latitude, zoom: NEAR_ZOOM }),
    failed,
    ASK,
  );
}
