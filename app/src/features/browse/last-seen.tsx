import { Button } from "@mantine/core";
import { useWords } from "~/ui/words";
import classes from "./browse.module.css";

/** Says that the server could not be asked, and that these are the results of the last visit. */
export function LastSeen({ onRetry }: { onRetry: () => void }) {
  const w = useWords();
  return (
    <p role="status" className={classes.quiet}>
      {w.browse.lastSeen}{" "}
      <Button variant="subtle" size="compact-md" onClick={onRetry}>
        {w.common.tryAgain}
      </Button>
    </p>
  );
}
