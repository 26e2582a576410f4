import { AccountDeletion } from "~/features/account/leaving/deletion";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";

/** Explains deletion of an account to anybody, and offers it to somebody who is signed in. */
export default function DeleteAccountScreen() {
  const w = useWords();
  useTitle(w.deletion.title);
  return <AccountDeletion />;
}
