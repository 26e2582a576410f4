import { Switch } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import type { NotificationGroup, User } from "~/core";
import { GROUPS, muteGroup } from "~/sync/notifications/muting";
import { Part } from "~/ui/part";
import { toast } from "~/ui/toast";
import { useNotificationWords } from "~/ui/words/notifications";
import classes from "./notification-settings.module.css";

/** A switch for each kind of notifications; each saves itself. */
export function NotificationSettings({ user }: { user: User }) {
  const { settings: w } = useNotificationWords();
  const [pending, setPending] = useState<Partial<Record<NotificationGroup, boolean>>>({});
  const muted = user.prefs?.mutedNotifications ?? [];
  const press = async (group: NotificationGroup, isOn: boolean) => {
    setPending((now) => ({ ...now, [group]: isOn }));
    try {
      await muteGroup(group, !isOn);
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
    setPending(({ [group]: _, ...others }) => others);
  };
  return (
    <Part title={w.title} lede={w.lede} id="notifications">
      <div className={classes.switches}>
        {GROUPS.map((group) => (
          <Switch
            key={group}
            label={w.groups[group].title}
            description={w.groups[group].text}
            checked={pending[group] ?? !muted.includes(group)}
            onChange={(event) => void press(group, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Part>
  );
}
