import { Button, Group, Progress, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sentence, waitOf } from "~/api/failure";
import { useWait } from "~/ui/form/use-wait";
import { fileSize, moment } from "~/ui/format";
import { Part } from "~/ui/part";
import { saveFile } from "~/ui/save-file";
import { useWords } from "~/ui/words";
import { fetchExport } from "./fetch-export";
import classes from "./profile.module.css";

/** Everything that is stored about oneself, as one file; how much of it has come, and a way to stop. */
export function ExportData({ title }: { title: string }) {
  const w = useWords();
  const [bytes, setBytes] = useState(0);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const wait = useWait();
  const exporting = useMutation({
    mutationFn: async () => {
      const control = new AbortController();
      stop.current = control;
      setBytes(0);
      // Nothing came and nothing failed: the reader stopped it.
      return await fetchExport(setBytes, control.signal).catch((failure: unknown) => {
        if (control.signal.aborted) return null;
        throw failure;
      });
    },
    onSuccess: (made) => made && saveFile(made.file),
    onError: (failure) => waitOf(failure) > 0 && wait.start(waitOf(failure)),
  });
  const { data: made, isPending: busy, error } = exporting;
  const waitMin = Math.ceil(wait.leftS / 60);
  const failed = error && waitOf(error) === 0 ? sentence(error) : waitMin > 0 ? w.exportData.again(waitMin) : null;
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
            <Button variant="default" onClick={() => exporting.mutate()} disabled={waitMin > 0}>
              {w.exportData.make}
            </Button>
          )}
        </Group>
      )}
    </Part>
  );
}
