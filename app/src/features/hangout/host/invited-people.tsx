import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { edit } from "~/sync/hangouts/actions";
import { isNeeded } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { Portrait } from "~/ui/portrait";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import { type Member, namesIn } from "../people";

/** Rows of those who are invited and have not opened the hangout; a host marks them as needed, or takes them off. */
export function InvitedPeople({ open, invited }: { open: OpenHangout; invited: readonly Member[] }) {
  const { people, votes } = useWords().hangout;
  const { hangout, members } = open.snapshot;
  const names = namesIn([...members, ...invited], people.unknown);
  const { invitedIds = [], neededIds = [] } = hangout.data;
  const toggleNeeded = (member: Member) => {
    const uid = member.data.userId ?? "";
    const others = neededIds.filter((id) => id !== uid);
    void attempt(edit(open.actor, { neededIds: isNeeded(hangout, member) ? others : [...others, uid] }));
  };
  const remove = (member: Member) => {
    const others = (ids: readonly string[]) => ids.filter((uid) => uid !== member.data.userId);
    const needed = isNeeded(hangout, member) ? { neededIds: others(neededIds) } : {};
    void attempt(edit(open.actor, { invitedIds: others(invitedIds), ...needed }), people.uninvited(names(member)));
  };
  return invited.map((member) => {
    const name = member.data.name ?? people.unknown;
    return (
      <li key={member.id}>
        <Portrait name={name} uid={member.data.userId ?? member.id} src={undefined} size="small" />
        <span>
          <b>{name}</b>
          <span>{[isNeeded(hangout, member) ? votes.needed : "", votes.invited].filter(Boolean).join(", ")}</span>
        </span>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={44} aria-label={people.actions(name)}>
              <IconDots size={20} stroke={1.8} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => toggleNeeded(member)}>
              {isNeeded(hangout, member) ? people.needNot : people.need}
            </Menu.Item>
            <Menu.Item color="red" onClick={() => remove(member)}>
              {people.uninvite}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </li>
    );
  });
}
