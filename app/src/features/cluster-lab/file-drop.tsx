import { Button, FileButton, Progress, UnstyledButton } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { useLabWords } from "~/ui/words/lab";
import classes from "./cluster-lab.module.css";
import { whole } from "./figure";
import { type FileRead, useReading } from "./use-reading";

interface Props {
  /** The file whose points are there. */
  file: FileRead | undefined;
  onRead: (file: FileRead) => void;
}

/** A place to drop a file on, which also opens the browser's own dialog. */
export function FileDrop({ file, onRead }: Props) {
  const words = useLabWords();
  const w = words.file;
  const { now, problem, read, cancel } = useReading(onRead);
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) read(dropped);
  };
  const percent = Math.floor(100 * (now?.share ?? 0));
  const why = problem && (typeof problem.why === "string" ? w.failed(problem.why) : w.problem(problem.why));
  return (
    <div className={classes.file}>
      <FileButton onChange={(chosen) => chosen && read(chosen)} accept=".geojson,.json,.csv,.tsv,.txt">
        {(props) => (
          <UnstyledButton
            {...props}
            className={classes.drop}
            data-over={over || undefined}
            onDragOver={(event: DragEvent) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <IconFileUpload size={22} aria-hidden />
            <span>{file ? w.read(file.name, whole(file.points.count)) : w.drop}</span>
            <small>{w.hint}</small>
          </UnstyledButton>
        )}
      </FileButton>
      {now ? (
        <div className={classes.reading}>
          <Progress value={percent} aria-label={w.reading(now.name)} />
          <span>{w.percent(now.name, percent)}</span>
          <Button variant="default" size="compact-sm" onClick={cancel}>
            {w.cancel}
          </Button>
        </div>
      ) : null}
      {problem ? (
        <p className={classes.problem} role="alert">
          {`${problem.name}: ${why}`} {file ? w.kept(file.name) : null}
        </p>
      ) : null}
    </div>
  );
}
