import { Failure } from "~/api/failure";
import { readItem, writeCopy } from "~/state/device";

export interface LastSeen<Found> {
  found: Found;
  /** `true` if the server could not be reached, and this is the copy this device saw last. */
  isLastSeen: boolean;
}

/** An answer of the server, or without it the last one that this device had. */
export async function orLastSeen<Found>(name: string, asking: Promise<Found>): Promise<LastSeen<Found>> {
  try {
    const found = await asking;
    void writeCopy(name, found);
    return { found, isLastSeen: false };
  } catch (failure) {
    const isAway = failure instanceof Failure && failure.code === "unavailable";
    const found = isAway ? await readItem<Found>(name) : undefined;
    if (found === undefined) throw failure;
    return { found, isLastSeen: true };
  }
}
