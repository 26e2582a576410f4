import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CarOffer, CarpoolRider, Hangout, HangoutMember } from "~/core";
import { type CarpoolRecords, wayOf } from "~/sync/carpools/way";
import { MyPart } from "./my-part";
import { RideContext } from "./ride-context";
import { Seatless } from "./seatless";

const call = vi.hoisted(() => vi.fn(async (_name: string, _data: object) => ({})));
vi.mock("~/api/call", () => ({ call }));

const area = { lat: 57.5, lng: -4.2 };

/** The cars of a hangout as somebody sees them: Amber has three free seats, and Kim a ride of some status for three. */
function show(uid: string, ride: Partial<CarpoolRider>, rsvp: HangoutMember["rsvp"] = "going") {
  call.mockClear();
  const of = { carpoolId: "h_there", hangoutId: "h", area };
  const amber = { ...of, driverId: "amber", name: "Amber Ash", seatsTotal: 3, companions: 0 };
  const kim = { ...of, userId: "kim", name: "Kim Low", partySize: 3, status: "looking", pickup: area, ...ride };
  const records = {
    hangout: { id: "h", version: 1, data: { title: "Swim", when: {} } as unknown as Hangout },
    carpools: [],
    cars: [{ id: "h_there_amber", version: 1, data: amber as unknown as CarOffer }],
    riders: [{ id: "h_there_kim", version: 1, data: kim as unknown as CarpoolRider }],
    member: { rsvp, partySize: 3 } as HangoutMember,
  } as CarpoolRecords;
  const way = wayOf(records, "there", uid);
  const { member } = records;
  const facts = { way, hangoutId: "h", zone: "UTC", canChange: true, isHost: false, member, placeOf: () => "" };
  render(
    <MantineProvider>
      <RideContext value={facts}>
        <MyPart trips={[]} tripHref="/trip" onChange={() => {}} />
        <Seatless riders={way.seatless} isProposal={false} />
      </RideContext>
    </MantineProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const calls = (name: string, data: object) =>
  waitFor(() => expect(call).toHaveBeenCalledWith(name, expect.objectContaining(data)));

it("lets a driver with room take along who looks for any car", async () => {
  show("amber", {});
  press("Take Kim along");
  await calls("answerRide", { riderId: "h_there_kim", answer: "accept" });
});

it("offers a driver nobody who asked somebody else, nor more people than there are seats", () => {
  for (const ride of [{ partySize: 4 }, { status: "requested", carId: "h_there_ben" } as const]) {
    show("amber", ride);
    expect(screen.queryByRole("button", { name: "Take Kim along" })).toBeNull();
  }
});

it("tells who looks for a car that one has room, and asks its driver with one press", async () => {
  show("kim", {});
  expect(screen.getByText("Cars have room for you now.")).toBeTruthy();
  expect(screen.queryByText(/when a seat opens/)).toBeNull();
  press("Ask Amber");
  await calls("requestRide", { carId: "h_there_amber", partySize: 3, pickup: area });
});

it("tells who cannot come that their seat is gone, and asks for it again once they come", async () => {
  const gone = { status: "cancelled", carId: "h_there_amber" } as const;
  show("kim", gone, "no");
  expect(screen.getByText("You gave back your seat when you said you can’t come")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask Amber again" })).toBeNull();
  show("kim", gone);
  press("Ask Amber again");
  await calls("requestRide", { carId: "h_there_amber", partySize: 3, pickup: area });
});
