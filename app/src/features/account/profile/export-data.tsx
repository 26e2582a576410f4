import { Button, Group, Progress, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { waitOf } from "~/api/failure";
import { fileSize, moment } from "~/ui/format";
import { Part } from "~/ui/part";
import { saveFile } from "~/ui/save-file";
import { useWords } from "~/ui/words";
import { useAttempt } from "../login/use-attempt";
import { type Export, fetchExport } from "./fetch-export";
import classes from "./profile.module.css";

/** Everything that is stored about oneself, as one file; how much of it has come, and a way to stop. */
export function ExportData({ title }: { title: string }) {
  const w = useWords();
  const [bytes, setBytes] = useState(0);
  const [made, setMade] = useState<Export | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const { attempt, busy, failed, waits } = useAttempt();
  const make = () => {
    const control = new AbortController();
    stop.current = control;
    setBytes(0);
    return attempt(
      async () => {
        const fetched = await fetchExport(setBytes, control.signal);
        setMade(fetched);
        saveFile(fetched.file);
      },
      (failure) => {
        if (control.signal.aborted) return null;
        const seconds = waitOf(failure);
        return seconds > 0 ? w.exportData.again(Math.ceil(seconds / 60)) : undefined;
      },
    );
  };
  return (
    <Part title={title} lede={w.exportData.explained}>
      {busy ? (
        <div className={classes.making}>
          <p role="status">{bytes > 0 ? w.exportData.fetching(fileSize(bytes)) : w.exportData.making}</p>
          <Progress value={100} animated size="sm" color="var(--lagoon)" aria-label={w.exportData.making} />
          <Button variant="subtle" color="gray" onClick={() => stop.current?.abort()}>
            {w.exportData.cancel}
          </Button>
        </div>
      ) : null}
      {made && !busy ? (
        <div role="status">
          <Text fw={550}>{w.exportData.ready(fileSize(made.file.size))}</Text>
          <Text size="sm" c="dimmed">
            {w.exportData.until(moment(made.expiresAt))}
          </Text>
        </div>
      ) : null}
      {failed ? (
        <p role="alert" className={classes.failed}>
          {failed}
        </p>
      ) : null}
      {busy ? null : (
        <Group gap="sm">
          {made ? (
            <Button variant="default" onClick={() => saveFile(made.file)}>
              {w.exportData.save}
            </Button>
          ) : (
            <Button variant="default" onClick={() => void make()} disabled={waits}>
              {w.exportData.make}
            </Button>
          )}
        </Group>
      )}
    </Part>
  );
}
