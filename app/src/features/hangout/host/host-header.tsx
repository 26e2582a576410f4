import { ActionIcon, Button, Menu } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconDots, IconLink, IconPencil } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { isPollOpen } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { titleProps } from "~/ui/title-props";
import { toast } from "~/ui/toast";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import { eyebrowOf } from "./eyebrow";
import classes from "./host.module.css";

/** The sheets that a host opens from the header. */
export type HostSheet = "edit" | "share" | "people" | "move" | "dates" | "cancel";

interface Props {
  open: OpenHangout;
  onOpen: (sheet: HostSheet) => void;
  onClosePoll: () => void;
}

const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

/** The head of a hangout for its hosts: what it is, how far it has come, and what they can do about it. */
export function HostHeader({ open, onOpen, onClosePoll }: Props) {
  const w = useWords();
  const { tools } = w.hangout;
  const nowMs = useNow();
  const { hangout } = open.snapshot;
  const { status } = hangout.data;
  const isOver = status === "done" || status === "cancelled";
  return (
    <header className={classes.header}>
      <div>
        <p className={classes.eyebrow}>{eyebrowOf(open, nowMs, w)}</p>
        <h1 {...titleProps(hangout.data.title)}>{hangout.data.title}</h1>
      </div>
      {isOver ? null : (
        <div className={classes.tools}>
          <CopyLink open={open} onNone={() => onOpen("share")} />
          <Button variant="default" leftSection={<IconPencil {...ICON} />} onClick={() => onOpen("edit")}>
            {tools.edit}
          </Button>
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="default" size={42} aria-label={tools.more}>
                <IconDots size={20} stroke={1.8} aria-hidden="true" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => onOpen("share")}>{tools.share}</Menu.Item>
              <Menu.Item onClick={() => onOpen("people")}>{tools.people}</Menu.Item>
              {status === "scheduled" ? <Menu.Item onClick={() => onOpen("move")}>{tools.move}</Menu.Item> : null}
              {status === "polling" ? (
                <Menu.Item onClick={() => onOpen("dates")}>{w.hangout.passed.newDates}</Menu.Item>
              ) : null}
              {isPollOpen(hangout, nowMs) ? <Menu.Item onClick={onClosePoll}>{tools.close}</Menu.Item> : null}
              <Menu.Item component={Link} href={paths.carpool(hangout.id)}>
                {tools.cars}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item color="red" onClick={() => onOpen("cancel")}>
                {tools.cancel}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
    </header>
  );
}

/** The address that invites to a hangout; `null` where its link is off. */
export function inviteUrl({ snapshot }: OpenHangout): string | null {
  const { inviteToken } = snapshot.hangout.data;
  return inviteToken ? new URL(paths.joinHangout(inviteToken), location.origin).href : null;
}

function CopyLink({ open, onNone }: { open: OpenHangout; onNone: () => void }) {
  const { tools } = useWords().hangout;
  const { copy, copied } = useClipboard({ timeout: 4_000 });
  const url = inviteUrl(open);
  const press = () => {
    if (url === null) return onNone();
    copy(url);
    toast({ message: tools.copied });
  };
  return (
    <Button variant="default" leftSection={<IconLink {...ICON} />} onClick={press}>
      {copied ? tools.copied : tools.copyLink}
    </Button>
  );
}
