import { Button } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCopy } from "@tabler/icons-react";
import classes from "./host.module.css";

interface Props {
  title: string;
  text: string;
  words: { copy: string; copied: string };
}

/** A text to send to somebody by hand. */
export function CopyText({ title, text, words }: Props) {
  const { copy, copied } = useClipboard({ timeout: 4_000 });
  return (
    <section className={classes.copy} aria-label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => copy(text)}
      >
        {copied ? words.copied : words.copy}
      </Button>
    </section>
  );
}
