import { Button, Checkbox, Group, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { useStore } from "zustand";
import { session } from "~/state/session";
import { day } from "~/ui/format";
import { ShareLink } from "~/ui/share/share-link";
import { useWords } from "~/ui/words";
import classes from "./friends.module.css";
import { type LinkLimits, ONE_FRIEND, useFriendLink } from "./use-friend-link";
import { useFriendships } from "./use-friendships";

/** A friend link for one person, or on purpose for several. */
export function InviteLink() {
  const w = useWords();
  const { uid } = useFriendships();
  const name = useStore(session, (known) => known.user?.name ?? "");
  const { link, busy, make } = useFriendLink(uid);
  const [several, setSeveral] = useState<LinkLimits | null>(null);
  // Another number of people means another link: the old one is not to be sent by mistake.
  const isMeant = link !== null && link !== undefined && (several === null || link.maxUses === several.people);
  const people = several?.people ?? link?.maxUses ?? 1;
  return (
    <div className={classes.form}>
      <h3>{w.friends.invite}</h3>
      <Text size="sm" c="dimmed">
        {people > 1 ? w.friends.inviteOpenExplained(people) : w.friends.inviteExplained}
      </Text>
      {isMeant ? (
        <ShareLink
          label={w.friends.link}
          url={new URL(link.url, window.location.href).href}
          title={w.friends.inviteSubject(name)}
          text={w.friends.inviteText}
          qr={w.friends.qr}
          note={w.friends.until(day(link.expiresAt))}
        />
      ) : null}
      <Several limits={several} onChange={setSeveral} />
      <div>
        <Button
          variant={isMeant ? "subtle" : "default"}
          color="gray"
          loading={busy}
          onClick={() => void make(several ?? ONE_FRIEND)}
        >
          {isMeant ? w.friends.newLink : w.friends.makeLink}
        </Button>
        {link ? (
          <Text size="sm" c="dimmed">
            {w.friends.newLinkExplained}
          </Text>
        ) : null}
      </div>
    </div>
  );
}

const PEOPLE = [5, 10, 20, 50];
const DAYS = { day: 1, week: 7, month: 30 } as const;
const SEVERAL: LinkLimits = { people: 10, days: 7 };

interface SeveralProps {
  limits: LinkLimits | null;
  onChange: (limits: LinkLimits | null) => void;
}

/** Lets several people become friends without asking: up to a number, and for some days. */
function Several({ limits, onChange }: SeveralProps) {
  const w = useWords();
  return (
    <>
      <Checkbox
        label={w.friends.inviteMany}
        description={w.friends.inviteManyExplained}
        checked={limits !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? SEVERAL : null)}
      />
      {limits ? (
        <Group gap="sm">
          <NativeSelect
            label={w.friends.inviteCount}
            value={limits.people}
            data={PEOPLE.map((count) => ({ value: String(count), label: w.friends.inviteCountOf(count) }))}
            onChange={({ currentTarget }) => onChange({ ...limits, people: Number(currentTarget.value) })}
          />
          <NativeSelect
            label={w.friends.inviteDays}
            value={limits.days}
            data={(["day", "week", "month"] as const).map((span) => ({
              value: String(DAYS[span]),
              label: w.sharing.expiry[span],
            }))}
            onChange={({ currentTarget }) => onChange({ ...limits, days: Number(currentTarget.value) })}
          />
        </Group>
      ) : null}
    </>
  );
}
