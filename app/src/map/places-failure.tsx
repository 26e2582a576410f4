import { Button } from "@mantine/core";
import { useFirstWords } from "~/ui/words/first";
import classes from "./map-view.module.css";

/** The notice that the places could not be loaded, with another try. */
export function PlacesFailure({ onRetry }: { onRetry: () => void }) {
  const w = useFirstWords();
  return (
    <div className={classes.failure} role="alert">
      {w.map.placesFailed}
      <Button size="xs" variant="default" onClick={onRetry}>
        {w.common.tryAgain}
      </Button>
    </div>
  );
}
