import { Button, Loader } from "@mantine/core";
import { IconCameraOff } from "@tabler/icons-react";
import { useWords } from "../words";
import type { CameraProblem } from "./camera";
import classes from "./scanner.module.css";

interface Props {
  state: "asking" | CameraProblem;
  onRetry: () => void;
}

/** Stands where the picture would be: that we ask for the camera, or why there is none and what to do. */
export function CameraNotice({ state, onRetry }: Props) {
  const w = useWords().scanner;
  if (state === "asking") {
    return (
      <div className={classes.notice} role="status">
        <Loader size="sm" color="currentColor" />
        <p>{w.asking}</p>
      </div>
    );
  }
  return (
    <div className={classes.notice} role="alert">
      <IconCameraOff size={32} stroke={1.4} aria-hidden="true" />
      <h3>{w.problems[state].title}</h3>
      <p>{w.problems[state].advice}</p>
      {state === "unsupported" ? null : (
        <Button variant="default" onClick={onRetry}>
          {w.retry}
        </Button>
      )}
    </div>
  );
}
