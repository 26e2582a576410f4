import { Menu } from "@mantine/core";
import {
  IconCalendarPlus,
  IconDots,
  IconListDetails,
  IconMap2,
  IconPin,
  IconPinnedOff,
  IconRoute,
  IconTrash,
} from "@tabler/icons-react";
import { type Ref, useEffect, useRef, useState } from "react";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useWords } from "~/ui/words";
import classes from "./row.module.css";

interface Props {
  activity: Activity;
  onOpen: () => void;
  onRemove: () => void;
  /** Address of the page that makes a hangout of it; left out for what is done. */
  happenAt?: string | undefined;
  /** Left out without a place. */
  onMap?: (() => void) | undefined;
  /** Left out where nothing can be pinned. */
  onPin?: (() => void) | undefined;
  pinned?: boolean | undefined;
}

/** Everything a row can do beside ticking and opening. A menu costs more than a row, so the first press makes it. */
export function RowMenu(props: Props) {
  const [isMade, setMade] = useState(false);
  return (
    <div className={classes.actions}>
      {isMade ? <OpenedMenu {...props} /> : <Dots title={props.activity.title} onClick={() => setMade(true)} />}
    </div>
  );
}

interface DotsProps {
  title: string;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function Dots({ title, ...rest }: DotsProps) {
  const w = useWords();
  return (
    <button type="button" aria-haspopup="menu" {...rest} aria-label={w.item.more(title)}>
      <IconDots size={18} stroke={1.6} />
    </button>
  );
}

function OpenedMenu({ activity: { title, questId }, onOpen, onRemove, happenAt, onMap, onPin, pinned }: Props) {
  const w = useWords();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button was replaced by this one, to which the focus returns when the menu closes.
    button.current?.focus();
    setOpened(true);
  }, []);
  const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <Dots title={title} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconListDetails {...icon} />} onClick={onOpen}>
          {w.item.details}
        </Menu.Item>
        {questId ? (
          <Menu.Item component={Link} href={paths.quest(questId)} leftSection={<IconRoute {...icon} />}>
            {w.browse.openQuest}
          </Menu.Item>
        ) : null}
        {happenAt ? (
          <Menu.Item component={Link} href={happenAt} leftSection={<IconCalendarPlus {...icon} />}>
            {w.makeItHappen.action}
          </Menu.Item>
        ) : null}
        {onMap ? (
          <Menu.Item leftSection={<IconMap2 {...icon} />} onClick={onMap}>
            {w.item.showOnMap}
          </Menu.Item>
        ) : null}
        {onPin ? (
          <Menu.Item leftSection={pinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />} onClick={onPin}>
            {pinned ? w.item.unpinShort : w.item.pinShort}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={onRemove}>
          {w.bulk.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
