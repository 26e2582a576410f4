import { dateIn, LAMP_WALK, publishDates } from "./support/bookings";
import { Server } from "./support/server";
import { Stripe } from "./support/stripe";
import { expect, otherDevice, test } from "./support/test";

test("seats are paid by card: declined, left, ended by Stripe, paid once, and paid back", async ({
  person,
  friend,
  browser,
}) => {
  const stripe = new Stripe();
  const server = new Server(await stripe.open());
  await server.start();
  stripe.site = server.url;
  const host = await otherDevice(browser, server, friend, "/privacy");
  const priced = { ...LAMP_WALK, price: { amount: 1400, currency: "EUR" } };
  const { questId, sessionIds } = await publishDates(host, priced, [dateIn(20, 4)]);
  const checkout = (seats: number) => `/app/quest/${questId}/checkout?session=${sessionIds[0]}&seats=${seats}`;
  const guest = await otherDevice(browser, server, person, checkout(2));
  const pay = guest.getByRole("button", { name: "Pay 28", exact: true });

  await test.step("a declined card costs nothing, and whoever comes back still has the seats", async () => {
    await guest.getByRole("button", { name: "Hold 2 seats, €28" }).click();
    await guest.getByRole("button", { name: "Pay €28 by card" }).click();
    await guest.getByRole("button", { name: "Pay with a declined card" }).click();
    await expect(guest.getByRole("alert")).toHaveText("Your card was declined.");
    await guest.getByRole("link", { name: "Back" }).click();
    await expect(guest.getByRole("heading", { name: "Your payment isn’t finished" })).toBeVisible();
    await expect(guest.getByText(/^Yours until/)).toBeVisible();
  });

  await test.step("the same page is opened again, and the ticket is there after the payment", async () => {
    await guest.getByRole("button", { name: "Go to the payment page" }).click();
    await pay.click();
    await expect(guest.getByRole("article", { name: "Ticket" })).toContainText("Paid €28");
    expect(stripe.sessions.size).toBe(1);
  });

  await test.step("cancelled in time, the money goes back by itself", async () => {
    await guest.goto("/my-quests");
    await guest.getByRole("button", { name: "Show ticket" }).click();
    const dialog = guest.getByRole("dialog");
    await dialog.getByRole("button", { name: "Cancel booking" }).click();
    await dialog.getByRole("button", { name: "Cancel, get €28 back" }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => stripe.refunded).toBe(2_800);
    await guest.getByRole("link", { name: /^Past/ }).click();
    await expect(guest.getByRole("list", { name: "Past" })).toContainText("€28 back");
  });

  await test.step("a payment that Stripe ended says that nothing was charged", async () => {
    await guest.goto(checkout(1));
    await guest.getByRole("button", { name: "Hold 1 seat, €14" }).click();
    await guest.getByRole("button", { name: "Pay €14 by card" }).click();
    await guest.getByRole("link", { name: "Back" }).waitFor();
    await stripe.expire();
    await guest.getByRole("link", { name: "Back" }).click();
    await expect(guest.getByText(/^Nothing was charged/)).toBeVisible();
  });
  await server.remove();
  stripe.close();
});
