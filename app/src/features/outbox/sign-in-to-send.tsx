import { Button } from "@mantine/core";
import { sendNow } from "~/sync/outbox/wake";
import { requestSignIn } from "~/sync/session/session";
import { useWords } from "~/ui/words";

/** Asks for signing in, after which everything that waits is sent. */
export function SignInToSend() {
  const w = useWords();
  const ask = () => {
    requestSignIn();
    // Where the session seems good still, the server's next refusal ends it.
    void sendNow();
  };
  return <Button onClick={ask}>{w.nav.signIn}</Button>;
}
