import { Button, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { FriendLink } from "~/api/schema";
import { readItem, writeItem } from "~/state/device";
import { session } from "~/state/session";
import { day } from "~/ui/format";
import { ShareLink } from "~/ui/share/share-link";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import classes from "./friends.module.css";
import { useFriendships } from "./use-friendships";

/** A link to send. The server keeps only what checks it, so this device remembers it while it works. */
export function InviteLink() {
  const w = useWords();
  const { uid } = useFriendships();
  const name = useStore(session, (known) => known.user?.name ?? "");
  const client = useQueryClient();
  const key = ["friendLink", uid];
  const { data: link } = useQuery({ queryKey: key, queryFn: () => keptLink(uid) });
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const made = await call("createFriendLink", { idempotencyKey: crypto.randomUUID() });
      await writeItem(nameOf(uid), made);
      client.setQueryData(key, made);
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
    setBusy(false);
  };
  return (
    <div className={classes.form}>
      <h3>{w.friends.invite}</h3>
      <Text size="sm" c="dimmed">
        {w.friends.inviteExplained}
      </Text>
      {link ? (
        <ShareLink
          label={w.friends.link}
          url={new URL(link.url, window.location.href).href}
          title={w.friends.inviteSubject(name)}
          text={w.friends.inviteText}
          qr={w.friends.qr}
          note={w.friends.until(day(link.expiresAt))}
        />
      ) : null}
      <div>
        <Button variant={link ? "subtle" : "default"} color="gray" loading={busy} onClick={() => void make()}>
          {link ? w.friends.newLink : w.friends.makeLink}
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

const nameOf = (uid: string) => `friendLink/${uid}`;

async function keptLink(uid: string): Promise<FriendLink | null> {
  const link = await readItem<FriendLink>(nameOf(uid));
  return link && Date.parse(link.expiresAt) > Date.now() ? link : null;
}
