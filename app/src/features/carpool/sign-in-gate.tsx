import { Button, Group } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { Notice } from "~/ui/states";
import { useCarpoolWords } from "~/ui/words/carpool";

interface Props {
  title: string;
  text: string;
  /** True if it is all that the page has to show. */
  main?: boolean;
}

/** The way to an account, and back to where one is, for what needs one. */
export function SignInGate({ title, text, main = false }: Props) {
  const w = useCarpoolWords();
  const here = useLocation();
  return (
    <Notice
      main={main}
      title={title}
      action={
        <Group gap="sm">
          <Button component={Link} href={paths.signUp(here)} variant={main ? "filled" : "default"}>
            {w.gate.create}
          </Button>
          <Button component={Link} href={paths.login(here)} variant="default">
            {w.gate.signIn}
          </Button>
        </Group>
      }
    >
      {text}
    </Notice>
  );
}
