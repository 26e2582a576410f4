import { Answers } from "~/features/support/answers";
import { Diagnostics } from "~/features/support/diagnostics";
import { PlainPage } from "~/ui/plain-page";
import { useWords } from "~/ui/words";

/** Answers that can be searched, how the server is, and what to put into a message. */
export default function SupportScreen() {
  const w = useWords();
  return (
    <PlainPage title={w.support.title} lede={w.support.lede} width="48rem">
      <Answers />
      <Diagnostics />
    </PlainPage>
  );
}
