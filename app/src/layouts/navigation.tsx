import { Menu } from "@mantine/core";
import { IconCompass, IconHome2, IconListCheck, IconPlus, IconRoute, IconSearch, IconUsers } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation, useNavigation } from "~/routing/use-location";
import { useIsKnown } from "~/sync/session/use-session";
import { showOverlay } from "~/ui/overlays";
import { useWords } from "~/ui/words";
import { isCurrent } from "./is-current";
import classes from "./navigation.module.css";

const before = [
  { href: paths.home, name: "home", Icon: IconHome2 },
  { href: paths.list, name: "list", Icon: IconListCheck },
] as const;
const after = [
  { href: paths.browse, name: "browse", Icon: IconCompass },
  { href: paths.quests, name: "quests", Icon: IconRoute },
  { href: paths.friends, name: "friends", Icon: IconUsers },
] as const;

/** The ways through the product: a bar at the bottom of a phone, a column on a wide window. */
export function Navigation() {
  const w = useWords();
  return (
    <nav aria-label={w.nav.main} className={classes.places} data-bar>
      <button type="button" className={classes.search} onClick={() => showOverlay("palette")}>
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
        {w.nav.search}
        <kbd>{w.nav.searchKeys}</kbd>
      </button>
      {before.map((place) => (
        <Place key={place.name} {...place} />
      ))}
      <AddMenu />
      {after.map((place) => (
        <Place key={place.name} {...place} />
      ))}
      <AddMenu wide />
    </nav>
  );
}

/** Quests are one's own, or without an account those there are. */
function useQuestsHref(): string {
  const isKnown = useIsKnown();
  const here = useLocation();
  return isKnown && !isCurrent(paths.quests, here) ? paths.myQuests : paths.quests;
}

type PlaceProps = (typeof before)[number] | (typeof after)[number];

function Place({ href, name, Icon }: PlaceProps) {
  const w = useWords();
  const here = useLocation();
  const quests = useQuestsHref();
  const to = name === "quests" ? quests : href;
  return (
    <Link href={to} className={classes.place} data-name={name} aria-current={isCurrent(to, here) ? "page" : undefined}>
      <Icon size={22} stroke={1.6} aria-hidden="true" />
      {w.nav[name]}
    </Link>
  );
}

/**
 * Menu of things to begin from everywhere: in the middle of the bar, or at the end of the wide column. Each width has
 * its own, so that Tab follows what is seen.
 */
function AddMenu({ wide = false }: { wide?: boolean }) {
  const w = useWords();
  const navigation = useNavigation();
  // On a page with a field for it, that is where one writes.
  const write = () => {
    const field = document.querySelector<HTMLElement>("[data-new]");
    if (field) field.focus();
    else navigation.push(paths.list);
  };
  return (
    <Menu position="top" width={220} withinPortal returnFocus={false}>
      <Menu.Target>
        <button type="button" className={classes.add} data-wide={wide || undefined} aria-label={w.nav.add}>
          <IconPlus size={24} stroke={2} aria-hidden="true" />
          <span aria-hidden="true">{w.nav.add}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={write}>{w.adding.toList}</Menu.Item>
        <Menu.Item component={Link} href={paths.newHangout}>
          {w.adding.hangout}
        </Menu.Item>
        <Menu.Item component={Link} href={paths.newPlan}>
          {w.adding.plan}
        </Menu.Item>
        <Menu.Item component={Link} href={paths.quests}>
          {w.adding.quest}
        </Menu.Item>
        <Menu.Item component={Link} href={paths.newQuest}>
          {w.adding.ownQuest}
        </Menu.Item>
        <Menu.Item component={Link} href={paths.create()}>
          {w.adding.year}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
