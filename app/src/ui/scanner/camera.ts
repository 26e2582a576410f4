/** The back camera as a stream, its torch, and what is in the way of it. */

export type CameraProblem = "denied" | "missing" | "busy" | "unsupported";

/** Opens the camera that looks away from the person. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Absent on pages that are not served securely, and in some in-app browsers.
  if (!navigator.mediaDevices?.getUserMedia) return "unsupported";
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (failure) {
    return problemOf(failure);
  }
}

/** The names are those of the Media Capture specification. */
export function problemOf(failure: unknown): CameraProblem {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "unsupported";
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Chrome's extension of the capabilities, which the types do not know. */
type Torch = { torch?: boolean };

export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  return (track?.getCapabilities?.() as Torch | undefined)?.torch === true;
}

/** Switches the torch; answers whether the camera obeyed. */
export async function setTorch(stream: MediaStream, torch: boolean): Promise<boolean> {
  const constraints = { advanced: [{ torch } as MediaTrackConstraintSet & Torch] };
  const [track] = stream.getVideoTracks();
  return (
    (await track?.applyConstraints(constraints).then(
      () => true,
      () => false,
    )) ?? false
  );
}
