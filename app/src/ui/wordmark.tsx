import { Link } from "~/routing/link";
import classes from "./wordmark.module.css";
import { useFirstWords } from "./words/first";

/** The name of the product, which leads home. */
export function Wordmark() {
  const { nav } = useFirstWords();
  return (
    <Link href="/" className={classes.wordmark} aria-label={nav.wordmark}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="14" />
        <path d="M14 18l13 18v12h10V36l13-18h-11l-7 11-7-11z" />
      </svg>
      Yonder
    </Link>
  );
}
