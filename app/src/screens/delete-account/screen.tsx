import { AccountDeletion } from "~/features/account/leaving/deletion";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";

/** What leaving means, for anybody; and the way to do it, for whoever is signed in. */
export default function DeleteAccountScreen() {
  const w = useWords();
  useTitle(w.deletion.title);
  return <AccountDeletion />;
}
