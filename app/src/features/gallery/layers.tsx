import { Button, Group, Menu, Modal, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { constants } from "~/core";
import { Part } from "./part";

/** What lies over a page, in the product's order. */
export function Layers() {
  const [opened, { open, close }] = useDisclosure();
  return (
    <Part title="Layers">
      <p>
        Modal {constants.Z_INDEX_MODAL} · overlay {constants.Z_INDEX_OVERLAY} · menu {constants.Z_INDEX_MENU} · tooltip{" "}
        {constants.Z_INDEX_TOOLTIP}
      </p>
      <Group gap="sm">
        <Button variant="default" onClick={open}>
          Open a dialog
        </Button>
        <Menu>
          <Menu.Target>
            <Button variant="default">Open a menu</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>Share</Menu.Item>
            <Menu.Item>Print</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Tooltip label="It says what a button means" events={{ hover: true, focus: true, touch: true }}>
          <Button variant="default">Point at me</Button>
        </Tooltip>
      </Group>
      <Modal opened={opened} onClose={close} title="A dialog" closeButtonProps={{ "aria-label": "Close" }}>
        One thing at a time.
      </Modal>
    </Part>
  );
}
