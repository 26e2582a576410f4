import { IconChevronLeft } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useCheckoutWords } from "~/ui/words/checkout";
import classes from "./checkout.module.css";

/** The title of the page, and the way back to the quest; what is typed stays. */
export function CheckoutHead({ questId, title }: { questId: string; title: string }) {
  const w = useCheckoutWords();
  return (
    <header className={classes.head}>
      <Link href={paths.quest(questId)} className={classes.back}>
        <IconChevronLeft size={20} stroke={1.8} aria-hidden="true" />
        {w.back}
      </Link>
      <h1>{title}</h1>
    </header>
  );
}
