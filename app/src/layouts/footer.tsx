import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { LanguageSwitch } from "~/ui/language-switch";
import { useWords } from "~/ui/words";
import classes from "./footer.module.css";

/** The foot of public pages. */
export function Footer() {
  const w = useWords();
  return (
    <footer className={classes.footer}>
      <p>{w.nav.footer}</p>
      <nav aria-label={w.nav.about}>
        <Link href={paths.privacy}>{w.nav.privacy}</Link>
        <Link href={paths.support}>{w.nav.support}</Link>
      </nav>
      <LanguageSwitch />
    </footer>
  );
}
