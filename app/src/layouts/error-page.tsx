import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { Wordmark } from "~/ui/wordmark";
import { useFirstWords } from "~/ui/words/first";
import classes from "./error-page.module.css";

interface Props {
  /** HTTP status of the page. */
  status: number;
  /** "Page Not Found" for 404, "Internal Server Error" otherwise. */
  title: string;
  /** Details of the error, with the path. */
  message: string;
}

/** The page shown in place of a screen. */
export function ErrorPage({ status, title, message }: Props) {
  const w = useFirstWords();
  const missing = status === 404;
  return (
    <div className={classes.page}>
      <header>
        <Wordmark />
      </header>
      <main>
        <p className={classes.status} aria-hidden="true">
          {status}
        </p>
        <h1>{title}</h1>
        <p className={classes.sentence}>{missing ? w.error.missing : w.error.broken}</p>
        <p className={classes.message}>{message}</p>
        <div className={classes.ways}>
          {missing ? null : <Button onClick={() => window.location.reload()}>{w.common.tryAgain}</Button>}
          <Button component={Link} href="/" variant={missing ? "filled" : "default"}>
            {w.error.home}
          </Button>
          <Button component={Link} href="/browse" variant="default">
            {w.nav.browse}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => window.history.back()}>
            {w.common.back}
          </Button>
        </div>
      </main>
    </div>
  );
}
