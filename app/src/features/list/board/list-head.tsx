import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconDots, IconSearch, IconUserPlus, IconX } from "@tabler/icons-react";
import { type ComponentType, useState } from "react";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useShareOnArrival } from "~/routing/share-on-arrival";
import { useNavigation } from "~/routing/use-location";
import type { SavedList } from "~/state/lists";
import { isDone } from "~/sync/lists/activities";
import { isDraft, isSample } from "~/sync/lists/drafts";
import { useWords } from "~/ui/words";
import { ListCover } from "./list-cover";
import classes from "./list-view.module.css";
import { VisibilityLine } from "./visibility-line";
import { YearSwitch } from "./year-switch";

interface DialogProps {
  list: SavedList;
  opened: boolean;
  onClose: () => void;
}

/** The parts of other features that the menu of a list opens. */
export interface ListSlots {
  ExportMenu: ComponentType<{ list: SavedList }>;
  ImportDialog: ComponentType<DialogProps>;
  ShareDialog: ComponentType<DialogProps>;
  /** Lays somebody else's list beside the reader's own. */
  Compare?: ComponentType<{ list: SavedList }>;
}

interface Props {
  list: SavedList;
  slots: ListSlots;
  onChoose: () => void;
  onCarry: (activities: readonly Activity[]) => void;
  /** Opens and closes the fields that narrow the list; left out while nothing is on it. */
  find: { isOpen: boolean; toggle: () => void } | undefined;
}

/** The name of the list, the way to other years, and what can be done with it as a whole. */
export function ListHead({ list, slots, onChoose, onCarry, find }: Props) {
  const w = useWords();
  const navigation = useNavigation();
  const [dialog, setDialog] = useState<"import" | "share" | null>(null);
  const { year, activities } = list.data;
  useShareOnArrival(!isDraft(list.id), () => setDialog("share"));
  const open = activities.filter((activity) => !isDone(activity) && activity.status !== "dropped");
  return (
    <header className={classes.head}>
      <ListCover list={list} href={paths.year(year)} />
      <h1 id="list-title">{w.list.title(year)}</h1>
      {isSample(list.id) ? null : (
        <Button
          variant="default"
          size="md"
          aria-haspopup="dialog"
          className={classes.share ?? ""}
          leftSection={<IconUserPlus size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => setDialog("share")}
        >
          {w.share.open}
        </Button>
      )}
      <Menu position="bottom-end" width={260} withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={44} aria-label={w.list.more}>
            <IconDots size={20} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => navigation.push(paths.create(year))}>{w.list.browseIdeas}</Menu.Item>
          <Menu.Item component={Link} href={paths.year(year)}>
            {w.list.asStory(year)}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={onChoose} disabled={activities.length === 0}>
            {w.bulk.begin}
          </Menu.Item>
          <Menu.Item onClick={() => onCarry(open)} disabled={open.length === 0 || year >= 2099}>
            {w.list.carryAll(open.length, year + 1)}
          </Menu.Item>
          <Menu.Divider />
          <slots.ExportMenu list={list} />
          <Menu.Item onClick={() => setDialog("import")}>{w.exchange.import}</Menu.Item>
          <Menu.Item onClick={() => window.print()}>{w.list.print}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <div className={classes.about}>
        {isDraft(list.id) ? <span /> : <VisibilityLine listId={list.id} onOpen={() => setDialog("share")} />}
        {find ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={find.isOpen ? w.filters.close : w.filters.text}
            aria-expanded={find.isOpen}
            data-search={find.isOpen ? undefined : true}
            onClick={find.toggle}
          >
            {find.isOpen ? <IconX size={20} stroke={1.7} /> : <IconSearch size={20} stroke={1.7} />}
          </ActionIcon>
        ) : null}
        <YearSwitch year={year} />
      </div>
      <slots.ImportDialog list={list} opened={dialog === "import"} onClose={() => setDialog(null)} />
      <slots.ShareDialog list={list} opened={dialog === "share"} onClose={() => setDialog(null)} />
    </header>
  );
}
