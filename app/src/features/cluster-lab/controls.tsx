import { NumberInput, SegmentedControl, Select } from "@mantine/core";
import { memo, type ReactNode } from "react";
import { useLabWords } from "~/ui/words/lab";
import { ALGORITHMS, KINDS } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import { whole } from "./figure";
import { limits, type Settings } from "./settings";

const SIZES = [1_000, 10_000, 100_000, 1_000_000, 5_000_000];

interface Props {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
  /** While something is measured, nothing of it can be changed. */
  disabled: boolean;
  /** Replaces the size, for points of a file. */
  children: ReactNode;
}

/** Choice of the points and of the clustering options. */
export const Controls = memo(function Controls({ settings, onChange, disabled, children }: Props) {
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
      hideControls
      disabled={disabled}
      onChange={(value) => typeof value === "number" && onChange({ [name]: value })}
    />
  );
  const sizes = SIZES.includes(settings.size) ? SIZES : [...SIZES, settings.size].sort((a, b) => a - b);
  return (
    <>
      <Select
        label={w.points}
        data={KINDS.map((value) => ({ value, label: w.kinds[value] }))}
        value={settings.data}
        allowDeselect={false}
        disabled={disabled}
        onChange={(data) => data && onChange({ data })}
      />
      {settings.data === "file" ? (
        children
      ) : (
        <Select
          label={w.size}
          data={sizes.map((size) => ({ value: String(size), label: whole(size) }))}
          value={String(settings.size)}
          allowDeselect={false}
          disabled={disabled}
          onChange={(size) => size && onChange({ size: Number(size) })}
        />
      )}
      <SegmentedControl
        fullWidth
        aria-label={w.algorithm}
        data={ALGORITHMS.map((value) => ({ value, label: w.algorithms[value] }))}
        value={settings.algorithm}
        disabled={disabled}
        onChange={(value) => onChange({ algorithm: ALGORITHMS.find((each) => each === value) ?? settings.algorithm })}
      />
      <div className={classes.numbers}>
        {number("radius")}
        {number("minPoints")}
        {number("maxZoom")}
        {number("seed")}
        {number("runs")}
        {number("limit")}
      </div>
    </>
  );
});
