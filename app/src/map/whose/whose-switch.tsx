import { SegmentedControl } from "@mantine/core";
import { useWords } from "~/ui/words";
import { showFriends } from "./choice";
import classes from "./whose-switch.module.css";

interface Props {
  withFriends: boolean;
  /** Told of each press, after the choice was remembered. */
  onChange?: (withFriends: boolean) => void;
}

/** Shows one's own places on the map, or those of friends too. Stands on maps that have some of friends. */
export function WhoseSwitch({ withFriends, onChange }: Props) {
  const { whose } = useWords().pins;
  return (
    <SegmentedControl
      className={classes.switch ?? ""}
      data-whose
      aria-label={whose.label}
      size="sm"
      value={withFriends ? "friends" : "mine"}
      data={[
        { value: "mine", label: whose.mine },
        { value: "friends", label: whose.friends },
      ]}
      onChange={(value) => {
        showFriends(value === "friends");
        onChange?.(value === "friends");
      }}
    />
  );
}
