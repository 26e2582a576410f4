import { SegmentedControl } from "@mantine/core";
import { useWords } from "~/ui/words";
import classes from "./browse.module.css";

interface Props {
  showsMap: boolean;
  /** The view as the address names it. */
  onView: (view: "map" | null) => void;
}

/** Switch between list and map, where there is no room for both. */
export function PhoneViews({ showsMap, onView }: Props) {
  const w = useWords();
  return (
    <div className={classes.phoneViews}>
      <SegmentedControl
        fullWidth
        aria-label={w.list.viewLabel}
        value={showsMap ? "map" : "list"}
        data={(["list", "map"] as const).map((value) => ({ value, label: w.browse.phoneViews[value] }))}
        onChange={(value) => onView(value === "map" ? "map" : null)}
      />
    </div>
  );
}
