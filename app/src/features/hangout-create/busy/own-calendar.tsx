import { Button, FileButton } from "@mantine/core";
import { IconCalendarPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { OwnCalendar as Calendar } from "~/sync/hangouts/own-calendar";
import { useWords } from "~/ui/words";
import classes from "./own-calendar.module.css";

interface Props {
  calendar: Calendar | undefined;
  /** Rejects where the file is no calendar. */
  onChoose: (file: File) => Promise<void>;
  onRemove: () => void;
}

/** The calendar file whose appointments are hatched among the days. It stays on this device. */
export function OwnCalendar({ calendar, onChoose, onRemove }: Props) {
  const w = useWords().newHangout.busy;
  const [problem, setProblem] = useState("");
  const choose = (file: File | null) => {
    setProblem("");
    if (file) void onChoose(file).catch(() => setProblem(w.unreadable));
  };
  return (
    <div className={classes.own}>
      <p role="status">
        {calendar ? w.shown(calendar.name, calendar.appointments.length) : w.hint}
        <span>{w.private}</span>
      </p>
      {calendar ? (
        <Button variant="subtle" color="gray" leftSection={<IconX size={16} stroke={1.8} />} onClick={onRemove}>
          {w.remove}
        </Button>
      ) : (
        <FileButton accept=".ics,text/calendar" onChange={choose}>
          {(props) => (
            <Button variant="default" leftSection={<IconCalendarPlus size={18} stroke={1.7} />} {...props}>
              {w.choose}
            </Button>
          )}
        </FileButton>
      )}
      {problem ? (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
