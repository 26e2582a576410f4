import { Button, Group, Modal, NativeSelect, Stack, Text } from "@mantine/core";
import type { SavedList } from "~/state/lists";
import { moment } from "~/ui/format";
import { LinkBox } from "~/ui/link-box";
import { toast } from "~/ui/toast";
import { LEVELS, VisibilityChoice } from "~/ui/visibility-choice";
import { useWords } from "~/ui/words";
import { Editors } from "./editors";
import { shareImage } from "./share-image";
import { useShare } from "./use-share";

interface Props {
  list: SavedList;
  opened: boolean;
  onClose: () => void;
}

/** Who may see the list, the link to send, and who edits it along. */
export function ShareDialog({ list, opened, onClose }: Props) {
  const w = useWords();
  return (
    <Modal opened={opened} onClose={onClose} title={w.share.open} closeButtonProps={{ "aria-label": w.common.close }}>
      <Sharing list={list} />
    </Modal>
  );
}

const DAY_MS = 86_400_000;
const EXPIRIES = { never: null, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS };
type Expiry = keyof typeof EXPIRIES;

function Sharing({ list }: { list: SavedList }) {
  const w = useWords();
  const { meta, busy, set, revoke, url } = useShare(list);
  const visibility = meta?.visibility ?? "friends";
  const expire = (after: Expiry) => {
    const length = EXPIRIES[after];
    set({ visibility: "link", expires: length === null ? null : new Date(Date.now() + length).toISOString() });
  };
  // The picture says of other lists only that there is something to see.
  const isForAnybody = visibility === "link" || visibility === "public";
  const image = () =>
    shareImage(list, meta?.linkToken ?? null).catch(() => toast({ message: w.share.imageFailed, kind: "failure" }));
  const end = async () => {
    await revoke();
    toast({ message: w.sharing.revoked });
  };
  return (
    <Stack gap="md">
      <VisibilityChoice levels={LEVELS} visibility={visibility} onChange={(level) => set({ visibility: level })} />
      {url ? (
        <LinkBox
          label={w.share.link}
          url={url}
          title={w.list.title(list.data.year)}
          qr={w.sharing.qr}
          note={meta?.linkExpiresAt ? w.sharing.until(moment(meta.linkExpiresAt)) : undefined}
        >
          {isForAnybody ? (
            <Button variant="default" onClick={() => void image()}>
              {w.share.image}
            </Button>
          ) : null}
        </LinkBox>
      ) : null}
      {visibility === "link" ? (
        <Group align="end" gap="sm">
          <NativeSelect
            label={w.sharing.expires}
            value={meta?.linkExpiresAt ? "" : "never"}
            data={[
              ...(meta?.linkExpiresAt ? [{ value: "", label: w.sharing.until(moment(meta.linkExpiresAt)) }] : []),
              ...(Object.keys(EXPIRIES) as Expiry[]).map((value) => ({ value, label: w.sharing.expiry[value] })),
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (value in EXPIRIES) expire(value as Expiry);
            }}
          />
          <Button variant="default" disabled={busy} onClick={() => void end().catch(() => undefined)}>
            {w.sharing.revoke}
          </Button>
        </Group>
      ) : null}
      <Editors editors={meta?.editors ?? []} onChange={(editors) => set({ editors })} />
      <Text size="sm" c="dimmed" role="status">
        {busy ? w.sharing.saving : ""}
      </Text>
    </Stack>
  );
}
