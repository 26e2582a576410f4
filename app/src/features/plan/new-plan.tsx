import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { useMyPlans } from "~/sync/plans/use-my-plans";
import { useSession } from "~/sync/session/use-session";
import { DateField } from "~/ui/dates/date-field";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { shortDay } from "~/ui/time/format-time";
import { deviceZone, todayIn } from "~/ui/time/zoned-time";
import { useTitle } from "~/ui/use-title";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./new-plan.module.css";

/** Makes a plan from a title and its first day, above the plans there are. */
export function NewPlan() {
  const w = usePlanWords();
  useTitle(w.mine.new);
  const isKnown = useSession(({ uid }) => uid !== null);
  if (!isKnown) {
    return (
      <Notice
        main
        title={w.mine.new}
        action={
          <Button component={Link} href={paths.login(paths.newPlan)}>
            {w.mine.signIn}
          </Button>
        }
      >
        {w.mine.lead}
      </Notice>
    );
  }
  return (
    <div className={classes.page}>
      <header>
        <h1>{w.mine.new}</h1>
        <p>{w.mine.lead}</p>
      </header>
      <Form />
      <Mine />
    </div>
  );
}

/** Characters that a title may have. */
const TITLE_MAX = 140;

function Form() {
  const w = usePlanWords();
  const navigation = useNavigation();
  const [title, setTitle] = useState("");
  const [date, setDate] = useState<string | null>(() => todayIn(deviceZone(), Date.now()));
  // The same key for each try: a lost answer does not make a second plan.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const making = useMutation({
    mutationFn: (first: string) =>
      call("createPlan", { title: title.trim() || null, days: [{ date: first, stops: [] }], idempotencyKey }),
    onSuccess: ({ plan }) => navigation.replace(paths.plan(plan.id)),
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (date) making.mutate(date);
      }}
    >
      <TextInput
        label={w.mine.name}
        placeholder={w.mine.example}
        maxLength={TITLE_MAX}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <DateField label={w.mine.date} value={date} onChange={setDate} />
      <Button type="submit" loading={making.isPending} disabled={date === null}>
        {w.mine.make}
      </Button>
      {making.error ? <p role="alert">{sentence(making.error)}</p> : null}
    </form>
  );
}

function Mine() {
  const w = usePlanWords();
  const { plans, failure, retry } = useMyPlans();
  if (failure && !plans) return <FailureNotice main={false} sentence={sentence(failure)} onRetry={retry} />;
  if (!plans) return <RowsSkeleton label={w.loading} rows={3} />;
  if (plans.length === 0) return null;
  return (
    <section>
      <h2>{w.mine.yours}</h2>
      <ul className={classes.plans}>
        {plans.map(({ id, data: { title, days = [] } }) => (
          <li key={id}>
            <Link href={paths.plan(id)}>
              <b>{title || w.untitled}</b>
              <span>
                {[
                  days[0] ? shortDay(days[0].date) : "",
                  w.mine.facts(
                    days.length,
                    days.reduce((sum, { stops = [] }) => sum + stops.length, 0),
                  ),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
