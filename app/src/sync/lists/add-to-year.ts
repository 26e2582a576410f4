import { sentence } from "~/api/failure";
import type { Activity } from "~/core";
import { toast } from "~/ui/toast";
import { listFor } from "./carry-over";
import { actionsOf } from "./item-actions";

/**
 * Adds a wish to the person's list of a year, which is made if there is none. Answers whether it is saved or kept to be
 * sent; if not, says why.
 */
export async function addToYear(year: number, title: string, more: Partial<Activity> = {}): Promise<boolean> {
  try {
    const { id } = await listFor(year);
    return await actionsOf(id).addWish(title, more);
  } catch (failure) {
    toast({ message: sentence(failure), kind: "failure" });
    return false;
  }
}
