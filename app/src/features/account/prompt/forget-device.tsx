import { Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { useWords } from "~/ui/words";
import { forgetDevice } from "./forget";

/** Lets somebody else at this device take the copy off it. What was never sent is lost with it, so that is asked first. */
export function ForgetDevice({ waiting }: { waiting: number }) {
  const { session: w, common } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        onClick={() => (waiting > 0 ? setAsking(true) : void forgetDevice())}
      >
        {w.notYou}
      </Button>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={w.forgetTitle}
        closeButtonProps={{ "aria-label": common.close }}
      >
        <Text>{w.forgetExplained(waiting)}</Text>
        <Group gap="sm" mt="lg">
          <Button data-autofocus onClick={() => setAsking(false)}>
            {w.forgetNot}
          </Button>
          <Button variant="default" onClick={() => void forgetDevice()}>
            {w.forget}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
