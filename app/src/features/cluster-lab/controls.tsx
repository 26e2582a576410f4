import { Button, Checkbox, NumberInput, SegmentedControl, Select, Stack } from "@mantine/core";
import { locale } from "~/ui/words";
import { useLabWords } from "~/ui/words/lab";
import type { DataKind } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import { limits, type Settings } from "./settings";

const KINDS: readonly DataKind[] = ["cities", "uniform", "clustered", "file"];
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
  const w = useLabWords().form;
  const number = (name: Exclude<keyof typeof limits, "size">) => (
    <NumberInput
      label={w[name][0]}
      description={w[name][1]}
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
      aria-label={w.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (doing) onStop();
        else onStart();
      }}
    >
      <Select
        label={w.points}
        data={KINDS.map((value) => ({ value, label: w.kinds[value] }))}
        value={settings.data}
        allowDeselect={false}
        onChange={(data) => data && onChange({ data })}
      />
      {settings.data === "file" ? (
        children
      ) : (
        <Select
          label={w.size}
          data={sizes.map((size) => ({ value: String(size), label: size.toLocaleString(locale()) }))}
          value={String(settings.size)}
          allowDeselect={false}
          onChange={(size) => size && onChange({ size: Number(size) })}
        />
      )}
      <SegmentedControl
        fullWidth
        aria-label={w.algorithm}
        data={[
          { value: "hierarchical", label: w.hierarchical },
          { value: "grid", label: w.grid },
        ]}
        value={settings.algorithm}
        onChange={(algorithm) => onChange({ algorithm: algorithm === "grid" ? "grid" : "hierarchical" })}
      />
      <div className={classes.numbers}>
        {number("radius")}
        {number("minPoints")}
        {number("maxZoom")}
        {number("runs")}
      </div>
      <Stack gap="sm">
        <Checkbox
          label={w.peers}
          checked={settings.peers && settings.algorithm === "hierarchical"}
          disabled={settings.algorithm === "grid"}
          onChange={(event) => onChange({ peers: event.currentTarget.checked })}
        />
        <Button type="submit" variant={doing ? "default" : "filled"} disabled={!ready && !doing}>
          {doing ? w.stop : w.start}
        </Button>
      </Stack>
      <p className={classes.doing} role="status">
        {doing ?? ""}
      </p>
    </form>
  );
}
