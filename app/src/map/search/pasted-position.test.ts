import { expect, it } from "vitest";
import { pastedPosition } from "./pasted-position";

it.each([
  ["48.2082, 16.3738", 48.2082, 16.3738],
  ["-33.86 151.2", -33.86, 151.2],
  ["https://www.google.com/maps/@48.2,16.37,12z", 48.2, 16.37],
  ["https://www.google.com/maps/place/X/@48.1,16.1,9z/data=!3m1!3d48.2!4d16.37", 48.2, 16.37],
  ["https://maps.google.com/?q=48.2,16.37", 48.2, 16.37],
  ["https://maps.apple.com/?ll=48.2%2C16.37", 48.2, 16.37],
  ["https://www.openstreetmap.org/#map=12/48.2/16.37", 48.2, 16.37],
  ["https://www.openstreetmap.org/?mlat=48.2&mlon=16.37#map=5/1/1", 48.2, 16.37],
  ["geo:48.2,16.37?z=12", 48.2, 16.37],
])("%s is a position", (text, lat, lng) => {
  expect(pastedPosition(text)).toEqual({ lat, lng });
});

it.each(["Kyoto", "", "12", "91, 0", "0, 181", "Room 101, 2nd floor", "https://example.test/?q=kyoto"])(
  "%j is none",
  (text) => {
    expect(pastedPosition(text)).toBeNull();
  },
);
