import { Button, Group, Modal, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useNavigation } from "~/routing/use-location";
import { useWords } from "../words";

/** Asks before the page is left with something unsaved: in words of ours inside the app, else in the browser's. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const { form, common } = useWords();
  const navigation = useNavigation();
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  useLeaveWarning(when);
  useEffect(() => (when ? navigation.guard((go) => setLeave({ go })) : undefined), [when, navigation]);
  return (
    <Modal
      opened={leave !== null}
      onClose={() => setLeave(null)}
      title={form.unsaved.title}
      closeButtonProps={{ "aria-label": common.close }}
    >
      <Text>{form.unsaved.explained}</Text>
      <Group gap="sm" mt="lg">
        <Button data-autofocus onClick={() => setLeave(null)}>
          {form.unsaved.stay}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            leave?.go();
            window.scrollTo(0, 0);
          }}
        >
          {form.unsaved.leave}
        </Button>
      </Group>
    </Modal>
  );
}

/** Lets the browser ask before the tab is closed or the page reloaded with something unsaved. */
export function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [unsaved]);
}
