import { afterEach, expect, it } from "vitest";
import { forgetSession, signedInAs } from "~/state/session";
import { EMPTY_DRAFT, forgetCheckoutDraft, keepCheckoutDraft, readCheckoutDraft } from "./draft";

const DRAFT = { sessionId: "sat", seats: 2, names: ["Kestrel"], answers: { diet: "Soup" } };

afterEach(() => forgetSession());

it("goes with its writer into the account they sign in to", async () => {
  forgetSession();
  keepCheckoutDraft("walk", DRAFT);
  signedInAs("amber");
  expect(await readCheckoutDraft("walk")).toEqual(DRAFT);
  forgetSession();
  expect(await readCheckoutDraft("walk")).toEqual(EMPTY_DRAFT);
});

it("is gone once the seats are booked, and empty where it cannot be read", async () => {
  signedInAs("amber");
  keepCheckoutDraft("walk", DRAFT);
  forgetCheckoutDraft("walk");
  expect(await readCheckoutDraft("walk")).toEqual(EMPTY_DRAFT);
});
