import { Button, Group, TextInput } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCalendarPlus, IconCopy } from "@tabler/icons-react";
import { useRef } from "react";
import { useCalendarFeedWords } from "~/ui/words/calendar-feed";
import classes from "./calendar-feed.module.css";

const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

/** The address, to be copied or handed to the calendar program of the device. */
export function Address({ url }: { url: string }) {
  const w = useCalendarFeedWords();
  const field = useRef<HTMLInputElement>(null);
  const { copy, copied, error } = useClipboard({ timeout: 4_000 });
  const copyAddress = () => {
    // Selected, it can be copied by hand where the browser refuses.
    field.current?.select();
    copy(url);
  };
  return (
    <div className={classes.address}>
      <TextInput
        ref={field}
        readOnly
        label={w.label}
        description={w.secret}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <Button component="a" href={url.replace(/^https?:/, "webcal:")} leftSection={<IconCalendarPlus {...ICON} />}>
          {w.open}
        </Button>
        <Button variant="default" leftSection={<IconCopy {...ICON} />} onClick={copyAddress}>
          {copied ? w.copied : w.copy}
        </Button>
      </Group>
      <p role="status" className={classes.status}>
        {error ? w.copyFailed : ""}
      </p>
    </div>
  );
}
