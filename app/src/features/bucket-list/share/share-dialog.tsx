import { Button, CopyButton, Modal, Stack, Text, TextInput } from "@mantine/core";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { useWords } from "~/ui/words";
import type { useMeta } from "../use-meta";
import { VisibilityChoice } from "./visibility-choice";

interface Props {
  list: SavedList;
  meta: ReturnType<typeof useMeta>;
  opened: boolean;
  onClose: () => void;
}

/** Who may see the list, and the link to send. */
export function ShareDialog({ list, meta, opened, onClose }: Props) {
  const w = useWords();
  const link = new URL(paths.sharedList(list.data.year, list.id), window.location.href).href;
  const isPublic = meta.visibility === "public";
  return (
    <Modal opened={opened} onClose={onClose} title={w.share.open} closeButtonProps={{ "aria-label": w.common.close }}>
      <Stack gap="md">
        <VisibilityChoice visibility={meta.visibility} onChange={meta.setVisibility} />
        {isPublic ? (
          <>
            <TextInput label={w.share.link} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            <CopyButton value={link}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? w.share.copied : w.share.copy}</Button>}
            </CopyButton>
            {"share" in navigator ? (
              <Button
                variant="default"
                onClick={() =>
                  void navigator.share({ title: w.list.title(list.data.year), url: link }).catch(() => undefined)
                }
              >
                {w.share.send}
              </Button>
            ) : null}
          </>
        ) : (
          <Text c="dimmed">{w.share.notYet}</Text>
        )}
      </Stack>
    </Modal>
  );
}
