import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "~/ui/words";
import classes from "./support.module.css";

/** The answers, those with all the words that are looked for. */
export function Answers() {
  const w = useWords();
  const [text, setText] = useState("");
  const words = text.toLowerCase().split(/\s+/);
  const found = w.support.answers.filter(([question, answer]) => {
    const all = `${question} ${answer}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return (
    <section className={classes.answers}>
      <TextInput
        type="search"
        size="md"
        data-search
        value={text}
        aria-label={w.support.search}
        placeholder={w.support.search}
        leftSection={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {found.map(([question, answer]) => (
        <details key={question} open={text !== "" && found.length <= 2}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <p role="status">{found.length === 0 ? w.support.none : ""}</p>
    </section>
  );
}
