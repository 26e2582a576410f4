import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import classes from "./footer.module.css";

/** The foot of public pages. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <p>Your list, your year. The map and the search run on this device.</p>
      <nav aria-label="About">
        <Link href={paths.privacy}>Privacy</Link>
        <Link href={paths.support}>Support</Link>
      </nav>
    </footer>
  );
}
