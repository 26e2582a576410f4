/** Takes up what earlier visits of an account have left on this device. What hardly anybody has is no part of the first view. */
import { claimMeToos } from "../me-toos/own";
import { sweep } from "../photos/delayed-delete";
import { restoreConflicted } from "./conflicted";
import { adoptFormerQueue } from "./former-queue";

export async function resumeAccount(): Promise<void> {
  await restoreConflicted();
  await adoptFormerQueue();
  await sweep();
  await claimMeToos();
}
