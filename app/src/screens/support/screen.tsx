import { Answers } from "~/features/support/answers";
import { Diagnostics } from "~/features/support/diagnostics";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** Answers that can be searched, how the server is, and what to put into a message. */
export default function SupportScreen() {
  const w = useWords();
  useTitle(w.support.title);
  return (
    <div className={classes.page}>
      <h1>{w.support.title}</h1>
      <p className={classes.lede}>{w.support.lede}</p>
      <Answers />
      <Diagnostics />
    </div>
  );
}
