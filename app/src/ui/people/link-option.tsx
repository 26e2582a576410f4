import { Switch } from "@mantine/core";
import { useWords } from "../words";
import classes from "./people-picker.module.css";

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Option for anybody who has the link. */
export function LinkOption({ checked, onChange }: Props) {
  const w = useWords();
  return (
    <Switch
      className={classes.link ?? ""}
      size="md"
      label={w.picker.anyone}
      description={w.picker.anyoneExplained}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
