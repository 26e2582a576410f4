import { Button, Checkbox, NumberInput, SegmentedControl, Select, Stack } from "@mantine/core";
import type { DataKind } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import { limits, type Settings } from "./settings";

const KINDS: { value: DataKind; label: string }[] = [
  { value: "cities", label: "Real cities" },
  { value: "uniform", label: "Uniform" },
  { value: "clustered", label: "Towns (clustered)" },
  { value: "file", label: "My file" },
];
const SIZES = [1_000, 10_000, 100_000, 1_000_000, 5_000_000];

interface Props {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
  /** What happens now; `undefined` when nothing does. */
  doing: string | undefined;
  /** Whether there are points to measure with. */
  ready: boolean;
  onStart: () => void;
  onStop: () => void;
  children?: React.ReactNode;
}

/** What to measure, and the one button. */
export function Controls({ settings, onChange, doing, ready, onStart, onStop, children }: Props) {
  const number = (name: keyof typeof limits, label: string, description: string) => (
    <NumberInput
      label={label}
      description={description}
      value={settings[name]}
      min={limits[name][0]}
      max={limits[name][1]}
      allowDecimal={false}
      clampBehavior="strict"
      onChange={(value) => typeof value === "number" && onChange({ [name]: value })}
    />
  );
  const sizes = SIZES.includes(settings.size) ? SIZES : [...SIZES, settings.size].sort((a, b) => a - b);
  return (
    <form
      className={classes.controls}
      aria-label="What to measure"
      onSubmit={(event) => {
        event.preventDefault();
        if (doing) onStop();
        else onStart();
      }}
    >
      <Select
        label="Points"
        data={KINDS}
        value={settings.data}
        allowDeselect={false}
        onChange={(data) => data && onChange({ data })}
      />
      {settings.data === "file" ? (
        children
      ) : (
        <Select
          label="How many"
          data={sizes.map((size) => ({ value: String(size), label: size.toLocaleString("en") }))}
          value={String(settings.size)}
          allowDeselect={false}
          onChange={(size) => size && onChange({ size: Number(size) })}
        />
      )}
      <SegmentedControl
        fullWidth
        aria-label="Algorithm"
        data={[
          { value: "hierarchical", label: "Hierarchical" },
          { value: "grid", label: "Grid" },
        ]}
        value={settings.algorithm}
        onChange={(algorithm) => onChange({ algorithm: algorithm === "grid" ? "grid" : "hierarchical" })}
      />
      <div className={classes.numbers}>
        {number("radius", "Radius", "pixels")}
        {number("minPoints", "Fewest points", "of a cluster")}
        {number("maxZoom", "Highest zoom", "with clusters")}
        {number("runs", "Runs", "after a warm-up")}
      </div>
      <Stack gap="sm">
        <Checkbox
          label="Beside supercluster, loaded on demand"
          checked={settings.peers && settings.algorithm === "hierarchical"}
          disabled={settings.algorithm === "grid"}
          onChange={(event) => onChange({ peers: event.currentTarget.checked })}
        />
        <Button type="submit" variant={doing ? "default" : "filled"} disabled={!ready && !doing}>
          {doing ? "Stop" : "Measure"}
        </Button>
      </Stack>
      <p className={classes.doing} role="status">
        {doing ?? ""}
      </p>
    </form>
  );
}
