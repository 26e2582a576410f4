import { expect, it } from "vitest";
import { pastedPosition } from "./pasted-position";

it.each([
  ["48.2082, 16.3738", 48.2082, 16.3738],
  ["-33.86 151.2", -33.86, 151.2],
  ["57,5 -6,64", 57.5, -6.64],
  ["57,5, -6,64", 57.5, -6.64],
  ["(57,5; -6,64)", 57.5, -6.64],
  ["https://www.google.com/maps/@48.2,16.37,12z", 48.2, 16.37],
  ["https://www.google.com/maps/place/X/@48.1,16.1,9z/data=!3m1!3d48.2!4d16.37", 48.2, 16.37],
  ["https://maps.google.com/?q=48.2,16.37", 48.2, 16.37],
  ["https://maps.apple.com/?ll=48.2%2C16.37", 48.2, 16.37],
  ["https://www.openstreetmap.org/#map=12/48.2/16.37", 48.2, 16.37],
  ["https://www.openstreetmap.org/?mlat=48.2&mlon=16.37#map=5/1/1", 48.2, 16.37],
  ["geo:48.2,16.37?z=12", 48.2, 16.37],
  ["geo:48.2,16.37;u=35", 48.2, 16.37],
  ["geo:0,0?q=48.2,16.37(Caf%C3%A9)", 48.2, 16.37],
  ["(48.2, 16.37)", 48.2, 16.37],
  ["48.2082° N, 16.3738° E", 48.2082, 16.3738],
  ["33°51'24.5\"S 151°12'36\"E", -33.8568055556, 151.21],
  ["48°12′30″N 16°22′12″O", 48.2083333333, 16.37],
  ["https://www.google.com/maps/search/48.2,+16.37?entry=tts", 48.2, 16.37],
  ["https://www.google.com/maps/search/?api=1&query=48.2%2C16.37", 48.2, 16.37],
  ["https://www.google.com/maps/place/48.2,16.37/@48.1,16.1,9z", 48.2, 16.37],
  ["https://www.google.com/maps/dir//48.2,16.37/@48.1,16.1,9z", 48.2, 16.37],
  ["https://www.google.com/maps/@?api=1&map_action=map&center=-33.7%2C150.3", -33.7, 150.3],
  ["https://maps.apple.com/?q=Caf%C3%A9&ll=48.2,16.37&z=17", 48.2, 16.37],
  ["https://maps.apple.com/place?coordinate=48.2,16.37&name=Marked%20Location", 48.2, 16.37],
  ["https://www.openstreetmap.org/node/1#map=19/48.20000/16.37000&layers=N", 48.2, 16.37],
  ["https://www.bing.com/maps?cp=48.2~16.37&lvl=12", 48.2, 16.37],
])("%s is a position", (text, lat, lng) => {
  const position = pastedPosition(text);
  expect(position?.lat).toBeCloseTo(lat, 9);
  expect(position?.lng).toBeCloseTo(lng, 9);
});

it.each([
  "Kyoto",
  "",
  "12",
  "1,2,3,4",
  "91, 0",
  "0, 181",
  "Room 101, 2nd floor",
  "https://example.test/?q=kyoto",
  "3° outside",
  "95°N 16°E",
])("%j is none", (text) => {
  expect(pastedPosition(text)).toBeNull();
});
