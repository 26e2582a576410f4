import { useMessages } from "~/sync/quests/use-messages";
import { moment } from "~/ui/format";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";

/** Messages that were sent to guests of a quest. */
export function SentMessages({ questId }: { questId: string }) {
  const w = useDashboardWords().message;
  const messages = useMessages(questId);
  if (!messages || messages.length === 0) return null;
  return (
    <section>
      <h2>{w.history}</h2>
      <ul className={classes.messages}>
        {messages.map(({ id, data }) => (
          <li key={id}>
            <p>{data.text}</p>
            <small className={classes.soft}>{[moment(data.at), w.to(data.recipients)].join(", ")}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
