import { Answers } from "~/features/support/answers";
import { Contact } from "~/features/support/contact";
import { Status } from "~/features/support/status";
import { PlainPage } from "~/ui/plain-page";
import { useWords } from "~/ui/words";

/** Answers that can be searched, a message to those who run this, and how the server is. */
export default function SupportScreen() {
  const w = useWords();
  return (
    <PlainPage title={w.support.title} lede={w.support.lede} width="48rem">
      <Answers />
      <Contact />
      <Status />
    </PlainPage>
  );
}
