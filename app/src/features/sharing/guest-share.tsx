import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { withShareOpen } from "~/routing/share-on-arrival";
import { useLocation } from "~/routing/use-location";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Says why the list of this device has no link yet, and leads to an account and back to its sheet for sharing. */
export function GuestShare({ opened, onClose }: Props) {
  const w = useWords();
  const here = useLocation();
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={w.share.open}
      footer={
        <Button component={Link} href={paths.signUp(withShareOpen(here))} size="md">
          {w.sharing.signUp}
        </Button>
      }
    >
      <p>{w.sharing.needsAccount}</p>
    </Sheet>
  );
}
