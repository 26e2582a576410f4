import { Button, FileButton, Progress, UnstyledButton } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { useLabWords } from "~/ui/words/lab";
import classes from "./cluster-lab.module.css";
import { whole } from "./figure";
import type { FileState } from "./use-points";

interface Props {
  file: FileState;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** A place to drop a file on, which also opens the browser's own dialog. */
export function FileDrop({ file: { read, reading, problem }, onFile, onCancel }: Props) {
  const words = useLabWords();
  const w = words.file;
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  const percent = Math.floor(100 * (reading?.share ?? 0));
  const why = problem && (typeof problem.why === "string" ? w.failed(problem.why) : w.problem(problem.why));
  return (
    <div className={classes.file}>
      <FileButton onChange={(file) => file && onFile(file)} accept=".geojson,.json,.csv,.tsv,.txt">
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
            <span>{read ? w.read(read.name, whole(read.points.count)) : w.drop}</span>
            <small>{w.hint}</small>
          </UnstyledButton>
        )}
      </FileButton>
      {reading ? (
        <div className={classes.reading}>
          <Progress value={percent} aria-label={w.reading(reading.name)} />
          <span>{w.percent(reading.name, percent)}</span>
          <Button variant="default" size="compact-sm" onClick={onCancel}>
            {w.cancel}
          </Button>
        </div>
      ) : null}
      {problem ? (
        <p className={classes.problem} role="alert">
          {`${problem.name}: ${why}`} {read ? w.kept(read.name) : null}
        </p>
      ) : null}
    </div>
  );
}
