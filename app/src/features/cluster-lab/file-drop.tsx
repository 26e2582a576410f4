import { FileButton, UnstyledButton } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { useLabWords } from "~/ui/words/lab";
import classes from "./cluster-lab.module.css";

interface Props {
  /** What is known of the chosen file, or what to do. */
  says: string;
  /** What is wrong with it. */
  problem: string | undefined;
  onFile: (file: File) => void;
}

/** A place to drop a file on, which also opens the browser's own dialog. */
export function FileDrop({ says, problem, onFile }: Props) {
  const w = useLabWords();
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <div>
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
            <span>{says}</span>
            <small>{w.dropHint}</small>
          </UnstyledButton>
        )}
      </FileButton>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
