import { ActionIcon, Button, Group, Menu, Modal, Text } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { portraitOf } from "~/api/photo";
import { newHangoutOf } from "~/routing/hangout-paths";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { Friend } from "~/state/friendships";
import { type FriendsList, useFriendsLists } from "~/sync/overlap/use-friends-lists";
import { day } from "~/ui/format";
import { useWords } from "~/ui/words";
import { block, removeFriend } from "./deeds";
import classes from "./friends.module.css";
import { PersonRow } from "./person-row";

type Deed = "remove" | "block";

/** My friends, and what can be done with each. */
export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const [asking, setAsking] = useState<{ deed: Deed; friend: Friend } | null>(null);
  const now = new Date().getFullYear();
  const lists = useFriendsLists([now, now + 1]);
  return (
    <>
      <ul className={classes.rows}>
        {friends.map((friend) => (
          <FriendRow
            key={friend.uid}
            friend={friend}
            lists={lists.filter(({ uid }) => uid === friend.uid)}
            onDeed={(deed) => setAsking({ deed, friend })}
          />
        ))}
      </ul>
      {asking ? <Sure {...asking} onClose={() => setAsking(null)} /> : null}
    </>
  );
}

interface RowProps {
  friend: Friend;
  /** Their lists that I may see, this year's first. */
  lists: readonly FriendsList[];
  onDeed: (deed: Deed) => void;
}

function FriendRow({ friend, lists, onDeed }: RowProps) {
  const w = useWords();
  const { name, user_name, homeArea, since } = friend;
  const facts = [user_name ? `@${user_name}` : "", homeArea?.label ?? "", w.friends.since(day(since))];
  const [first] = lists;
  return (
    <PersonRow
      uid={friend.uid}
      name={name}
      href={first && paths.sharedList(first.year, first.listId)}
      photo={portraitOf(friend)}
      facts={facts.filter(Boolean).join(" · ")}
    >
      {lists.map(({ listId, year }) => (
        <Button
          key={listId}
          component={Link}
          href={paths.sharedList(year, listId)}
          size="compact-md"
          variant="default"
          aria-label={w.friends.listOfFriend(name, year)}
        >
          {w.friends.listOf(year)}
        </Button>
      ))}
      <Button
        component={Link}
        href={paths.compareWith(friend.uid)}
        size="compact-md"
        variant="default"
        aria-label={w.friends.compareWith(name)}
      >
        {w.friends.compare}
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={w.friends.more(name)}>
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} href={paths.person(friend.uid)}>
            {w.friends.profile}
          </Menu.Item>
          <Menu.Item component={Link} href={newHangoutOf({ people: [friend.uid] })}>
            {w.makeItHappen.findDate}
          </Menu.Item>
          <Menu.Item onClick={() => onDeed("remove")}>{w.friends.remove}</Menu.Item>
          <Menu.Item onClick={() => onDeed("block")}>{w.friends.block}</Menu.Item>
          <Menu.Item component={Link} href={paths.report("user", friend.uid)}>
            {w.support.contact.report}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </PersonRow>
  );
}

interface SureProps {
  deed: Deed;
  friend: Friend;
  onClose: () => void;
}

/** Neither can be undone by one press: being friends again takes the other one's word. */
function Sure({ deed, friend: { uid, name }, onClose }: SureProps) {
  const w = useWords();
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await (deed === "remove" ? removeFriend(uid, name) : block(uid, name));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={deed === "remove" ? w.friends.removeSure(name) : w.friends.blockSure(name)}
      closeButtonProps={{ "aria-label": w.common.close }}
    >
      <Text>{deed === "remove" ? w.friends.removeExplained : w.friends.blockExplained}</Text>
      <Group gap="sm" mt="lg">
        <Button onClick={() => void act()} loading={busy}>
          {deed === "remove" ? w.friends.remove : w.friends.block}
        </Button>
        <Button variant="default" onClick={onClose}>
          {w.friends.cancel}
        </Button>
      </Group>
    </Modal>
  );
}
