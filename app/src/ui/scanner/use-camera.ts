import { type RefObject, useEffect, useRef, useState } from "react";
import { type CameraProblem, closeCamera, hasTorch, openCamera, setTorch } from "./camera";

export interface Camera {
  state: "asking" | "live" | CameraProblem;
  /** `null` where the camera has no torch. */
  torch: { isOn: boolean; toggle: () => void } | null;
  retry: () => void;
}

/** Shows the camera in a video, and lets go of it while the page is hidden. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<Camera["state"]>("asking");
  const [torch, setTorchState] = useState<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isVisible = useVisible();
  const stream = useRef<MediaStream | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the camera again
  useEffect(() => {
    if (!isVisible) return;
    let isCurrent = true;
    setState("asking");
    void openCamera().then((opened) => {
      if (typeof opened === "string") return isCurrent && setState(opened);
      if (!isCurrent || !video.current) return closeCamera(opened);
      stream.current = opened;
      video.current.srcObject = opened;
      setTorchState(hasTorch(opened) ? false : null);
      setState("live");
    });
    return () => {
      isCurrent = false;
      if (stream.current) closeCamera(stream.current);
      stream.current = null;
    };
  }, [video, isVisible, attempt]);
  const toggle = async () => {
    if (stream.current && torch !== null && (await setTorch(stream.current, !torch))) setTorchState(!torch);
  };
  return {
    state,
    torch: torch === null || state !== "live" ? null : { isOn: torch, toggle: () => void toggle() },
    retry: () => setAttempt((count) => count + 1),
  };
}

/** A camera that nobody looks at only costs battery, and phones take it away anyhow. */
function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === "visible");
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isVisible;
}
