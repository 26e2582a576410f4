import { IconCompass, IconHome2, IconListCheck, IconRoute, IconUser } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { SignInOrOut } from "~/features/account/sign-in-or-out";
import { useSession } from "~/features/account/use-session";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { ThemeSwitch } from "~/ui/theme-switch";
import { Wordmark } from "~/ui/wordmark";
import classes from "./app-layout.module.css";
import { SkipLink } from "./skip-link";

const places = [
  { href: paths.home, label: "Home", Icon: IconHome2 },
  { href: paths.list, label: "My list", Icon: IconListCheck },
  { href: paths.browse, label: "Browse", Icon: IconCompass },
  { href: paths.quests, label: "Quests", Icon: IconRoute },
  { href: paths.profile, label: "Me", Icon: IconUser },
];

/** The product itself: a rail at the side on wide windows, a bar at the bottom on phones. */
export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <aside className={classes.rail}>
        <Wordmark />
        <Places />
        <Account />
      </aside>
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
    </div>
  );
}

function Places() {
  const here = useLocation().split(/[?#]/)[0];
  const isHere = (href: string) => here === href || (href === paths.list && here === "/bucket-list");
  return (
    <nav aria-label="Main" className={classes.places}>
      {places.map(({ href, label, Icon }) => (
        <Link key={href} href={href} className={classes.place} aria-current={isHere(href) ? "page" : undefined}>
          <Icon size={22} stroke={1.6} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Account() {
  const name = useSession((state) => state.user?.name);
  return (
    <div className={classes.account}>
      {name ? <p className={classes.name}>{name}</p> : null}
      <div className={classes.accountRow}>
        <SignInOrOut size="xs" />
        <ThemeSwitch />
      </div>
    </div>
  );
}
