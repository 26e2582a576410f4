import { Button, Group, Text } from "@mantine/core";
import { IconDeviceLaptop, IconDeviceMobile } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { Devices as Answer, Device } from "~/api/schema";
import { signOut, signOutEverywhere } from "~/sync/session/session";
import { ago, moment, monthOf } from "~/ui/format";
import { Part } from "~/ui/part";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { toast } from "~/ui/toast";
import { useWords, type Words } from "~/ui/words";
import { named } from "./named";
import classes from "./profile.module.css";

const KEY = ["listSessions"];

/** Sessions of the person: each can be ended, or all of them. */
export function Devices() {
  const w = useWords();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: KEY,
    queryFn: () => call("listSessions", null),
    staleTime: 0,
  });
  return (
    <Part title={w.devices.title} id="devices">
      {data ? (
        <ul className={classes.rows}>
          {data.sessions.map((device) => (
            <Row key={device.id} device={device} nowMs={dataUpdatedAt} />
          ))}
        </ul>
      ) : error ? (
        <FailureNotice main={false} sentence={sentence(error)} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={2} label={w.devices.loading} />
      )}
      <Everywhere />
    </Part>
  );
}

/** From how long ago on nobody counts days. */
const LONG_AGO_MS = 60 * 86_400_000;

function usedWhen(usedAt: string, nowMs: number, w: Words): string {
  const isLongAgo = nowMs - Date.parse(usedAt) > LONG_AGO_MS;
  return isLongAgo ? w.devices.usedIn(monthOf(usedAt)) : w.devices.used(ago(usedAt, nowMs));
}

function Row({ device, nowMs }: { device: Device; nowMs: number }) {
  const w = useWords();
  const client = useQueryClient();
  const name = nameOf(device, w);
  const began = w.devices.began(moment(device.beganAt));
  const end = useMutation({
    mutationFn: () => call("revokeSession", { id: device.id, idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => {
      client.setQueryData<Answer>(KEY, (known) => ({
        sessions: known?.sessions.filter(({ id }) => id !== device.id) ?? [],
      }));
      toast({ message: w.devices.ended(name) });
    },
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  const Icon = /iPhone|Android/.test(device.browser ?? "") ? IconDeviceMobile : IconDeviceLaptop;
  const facts = [device.current ? w.devices.here : usedWhen(device.usedAt, nowMs, w)];
  return (
    <li>
      <Icon size={26} stroke={1.4} aria-hidden="true" />
      <div>
        <p className={classes.strong}>{name}</p>
        <p className={classes.quiet}>{[...facts, began].join(" · ")}</p>
      </div>
      <Button
        variant="default"
        size="compact-md"
        loading={end.isPending}
        aria-label={w.devices.endOf(`${name}, ${began}`)}
        onClick={() => (device.current ? void signOut() : end.mutate())}
      >
        {w.devices.end}
      </Button>
    </li>
  );
}

function nameOf({ browser }: Device, w: Words): string {
  const known = named(browser ?? "");
  if (known.browser && known.system) return w.devices.on(known.browser, known.system);
  return known.browser ?? known.system ?? browser ?? w.devices.unknown;
}

/** It ends this session too, and cannot be undone: it asks once. */
function Everywhere() {
  const w = useWords();
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: signOutEverywhere,
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  if (!asking) {
    return (
      <Group gap="sm">
        <Button variant="default" onClick={() => setAsking(true)}>
          {w.devices.all}
        </Button>
        <Text size="sm" c="dimmed">
          {w.devices.allExplained}
        </Text>
      </Group>
    );
  }
  return (
    <Group gap="sm" role="group" aria-label={w.devices.all}>
      <Text fw={550}>{w.devices.allSure}</Text>
      <Button color="red" loading={end.isPending} onClick={() => end.mutate()} data-autofocus>
        {w.devices.all}
      </Button>
      <Button variant="subtle" color="gray" onClick={() => setAsking(false)}>
        {w.totp.cancel}
      </Button>
    </Group>
  );
}
