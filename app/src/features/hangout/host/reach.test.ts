import { expect, it } from "vitest";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { words } from "~/ui/words";
import type { Member } from "../people";
import { reachOf } from "./reach";

const member = (name: string, hasAccount: boolean) =>
  ({ id: `h_${name}`, version: 1, data: { name, ...(hasAccount ? { userId: name } : {}) } }) as unknown as Member;
const [ann, ben, ivy, milo] = [member("ann", true), member("ben", true), member("Ivy", false), member("Milo", false)];
const openWith = (members: readonly Member[], invitedEmails: readonly string[] = []) =>
  ({ me: ann, snapshot: { hangout: { data: { invitedEmails } }, members } }) as unknown as OpenHangout;
const { text } = words().hangout.cancel;
const said = ({ inYonder, byEmail, byHand }: ReturnType<typeof reachOf>) =>
  text(inYonder, byEmail, byHand.join(" and "), byHand.length);

it("says who hears of a cancellation how, and who does not", () => {
  const everybody = reachOf(openWith([ann, ben, ivy, milo], ["cem@example.com"]), [member("dee", true)], [milo]);
  expect(everybody).toEqual({ inYonder: 2, byEmail: 1, byHand: ["Milo", "cem@example.com"] });
  expect(said(everybody)).toBe(
    "We’ll tell 2 people in Yonder and 1 by email, but Milo and cem@example.com have to hear it from you. You can’t undo this.",
  );
  expect(said(reachOf(openWith([ann, milo]), [], [milo]))).toBe(
    "Milo has to hear it from you: we can’t reach them. You can’t undo this.",
  );
  expect(said(reachOf(openWith([ann]), [], []))).toBe("Nobody else is in it. You can’t undo this.");
});
