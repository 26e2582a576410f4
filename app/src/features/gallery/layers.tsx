import { Button, Group, Menu, Modal, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { constants } from "~/core";
import { requireSession } from "~/sync/session/session";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { useGalleryWords } from "~/ui/words/gallery";
import { Part } from "./part";

/** An action that needs an account: it asks for one in place, and goes on. */
async function signInAndGoOn(message: string): Promise<void> {
  if (await requireSession()) toast({ message });
}

/** Layers over a page, in the product's order. */
export function Layers() {
  const w = useGalleryWords().layers;
  const all = useWords();
  const [opened, { open, close }] = useDisclosure();
  return (
    <Part title={w.title}>
      <p>
        {w.heights(
          constants.Z_INDEX_MODAL,
          constants.Z_INDEX_OVERLAY,
          constants.Z_INDEX_MENU,
          constants.Z_INDEX_TOOLTIP,
        )}
      </p>
      <Group gap="sm">
        <Button variant="default" onClick={open}>
          {w.openDialog}
        </Button>
        <Menu>
          <Menu.Target>
            <Button variant="default">{w.openMenu}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>{w.share}</Menu.Item>
            <Menu.Item>{w.print}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Tooltip label={w.tooltip} events={{ hover: true, focus: true, touch: true }}>
          <Button variant="default">{w.point}</Button>
        </Tooltip>
        <Button variant="default" onClick={() => void signInAndGoOn(w.gateDone)}>
          {w.gate}
        </Button>
      </Group>
      <Modal opened={opened} onClose={close} title={w.dialog} closeButtonProps={{ "aria-label": all.common.close }}>
        {w.dialogText}
      </Modal>
    </Part>
  );
}
