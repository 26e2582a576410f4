import { Button, Menu } from "@mantine/core";
import { IconBrandGoogle, IconCalendarPlus, IconFileDownload } from "@tabler/icons-react";
import { saveFile } from "../save-file";
import { useControlWords } from "../words/controls";
import type { CalendarEvent } from "./calendar-event";

/** Adds an event to a calendar: as a file that every calendar opens, or on Google's page. */
export function CalendarMenu({ event }: { event: CalendarEvent }) {
  const w = useControlWords().calendarFile;
  const save = async () => saveFile((await import("./write-calendar")).calendarFile(event));
  const openGoogle = async () => {
    const { googleCalendarLink } = await import("./google-link");
    window.open(googleCalendarLink(event), "_blank", "noopener,noreferrer");
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={<IconCalendarPlus size={20} stroke={1.6} aria-hidden="true" />}>
          {w.add}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileDownload size={18} stroke={1.6} aria-hidden="true" />} onClick={save}>
          {w.file}
        </Menu.Item>
        <Menu.Item leftSection={<IconBrandGoogle size={18} stroke={1.6} aria-hidden="true" />} onClick={openGoogle}>
          {w.google}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
