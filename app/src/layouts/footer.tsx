import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { LanguageSwitch } from "~/ui/language-switch";
import { useFirstWords } from "~/ui/words/first";
import classes from "./footer.module.css";

/** The foot of public pages. */
export function Footer() {
  const w = useFirstWords();
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
