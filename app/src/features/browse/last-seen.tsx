import { Button } from "@mantine/core";
import { useWords } from "~/ui/words";
import classes from "./browse.module.css";

interface Props {
  /** `true` if this device has the results of an earlier visit. */
  seen?: boolean;
  onRetry: () => void;
}

/** Says that the server could not be asked, and what is shown instead: the results of the last visit, or ideas. */
export function LastSeen({ seen = true, onRetry }: Props) {
  const w = useWords();
  return (
    <p role="status" className={classes.quiet}>
      {seen ? w.browse.lastSeen : w.browse.neverSeen}{" "}
      <Button variant="subtle" size="compact-md" onClick={onRetry}>
        {w.common.tryAgain}
      </Button>
    </p>
  );
}
