import { createStore } from "zustand/vanilla";

/** How far a photo of this device is on its way to the server. */
export interface Upload {
  state: "sending" | "waiting" | "refused";
  /** How much of it has gone, 0 to 1. */
  sent: number;
  /** Why it was refused. */
  failure?: unknown;
}

/** By the names that photos have on this device; what is not here is not on its way. */
export const uploads = createStore<Readonly<Record<string, Upload>>>(() => ({}));

export function setUpload(name: string, upload: Upload): void {
  uploads.setState({ [name]: upload });
}

export function dropUpload(name: string): void {
  uploads.setState(({ [name]: _gone, ...rest }) => rest, true);
}
