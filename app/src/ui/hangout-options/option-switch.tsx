import { Switch } from "@mantine/core";

interface Props {
  label: string;
  hint: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** An option that is on or off, with a line of help. */
export function OptionSwitch({ label, hint, value, onChange }: Props) {
  return (
    <Switch
      size="md"
      label={label}
      description={hint}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
