import { Button, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { reasonOf, sentence } from "~/api/failure";
import type { Friend } from "~/state/friendships";
import { useWishers } from "~/sync/overlap/use-also-wants";
import { keepOwnPhoto } from "~/sync/photos/own-photo";
import { LookFields } from "~/ui/hangout-options/look-fields";
import { PageSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./create-hangout.module.css";
import type { HangoutDraft } from "./draft";
import { FairPlace } from "./fair-place/fair-place";
import { type Problem, problemsOf } from "./hangout-fields";
import { CoverPicture } from "./parts/cover-picture";
import { Options } from "./parts/options";
import { Preview } from "./parts/preview";
import { Message, TITLE_ID, What } from "./parts/what";
import { When } from "./parts/when";
import { Where } from "./parts/where";
import { Who } from "./parts/who";
import { usePlaceZone } from "./place-zone/use-place-zone";
import { type SourceItem, useBeginning } from "./use-beginning";
import { useCreate } from "./use-create";
import { type Edit, useDraft } from "./use-draft";

const NO_ITEM: readonly never[] = [];

/** Making a hangout on one page: what, when, where, who, and the link at the end. `query` says what it is made of. */
export function CreateHangout({ query }: { query: URLSearchParams }) {
  const w = useWords().newHangout;
  useTitle(w.page);
  const { beginning, item, isMissing } = useBeginning(query);
  const origin = query.toString();
  const [draft, edit] = useDraft(origin, beginning);
  const wishers = useInvitedWishers(item, edit, draft?.awaitsWishers ?? false);
  if (!draft) return <PageSkeleton label={w.loading} />;
  return (
    <Page draft={draft} edit={edit} origin={origin} wishers={wishers}>
      {isMissing ? (
        <p role="status" className={classes.missing}>
          {w.notFound}
        </p>
      ) : null}
    </Page>
  );
}

/** Friends who want the same thing. They are invited once they are known, unless somebody was chosen already. */
function useInvitedWishers(item: SourceItem | undefined, edit: Edit, isAwaited: boolean): readonly Friend[] {
  const { wishers } = useWishers(item ? [item.activity] : NO_ITEM, item?.year ?? 0);
  const found = (item && wishers.get(item.activity.id)) ?? NO_ITEM;
  useEffect(() => {
    if (!isAwaited || found.length === 0) return;
    const people = found.map(({ uid }) => uid);
    edit((before) => ({ ...before, awaitsWishers: false, invitees: { ...before.invitees, people } }));
  });
  return found;
}

interface PageProps {
  draft: HangoutDraft;
  edit: Edit;
  origin: string;
  wishers: readonly Friend[];
  children: ReactNode;
}

function Page({ draft, edit, origin, wishers, children }: PageProps) {
  const words = useWords();
  const w = words.newHangout;
  const reasons = { ...w.problems, deadline: words.hangoutOptions.problems.deadline };
  const { create, isSending, failure } = useCreate(origin);
  const [isTried, setTried] = useState(false);
  const [isWhenOpen, setWhenOpen] = useState(false);
  const problems = isTried ? problemsOf(draft, Date.now()) : [];
  const errorOf = (...names: Problem[]) => {
    const found = names.find((name) => problems.includes(name));
    return found ? reasons[found] : undefined;
  };
  const submit = () => {
    setTried(true);
    const [first] = problemsOf(draft, Date.now());
    if (!first) return create(draft);
    if (first === "title") return document.getElementById(TITLE_ID)?.focus();
    if (first === "when" || first === "past") setWhenOpen(true);
  };
  const parts = { draft, edit };
  const zone = usePlaceZone(draft, edit);
  const look = (
    <LookFields
      look={draft}
      onChange={(change) => edit((before) => ({ ...before, ...change }))}
      keepPhoto={keepOwnPhoto}
    />
  );
  const button = (
    <Button size="md" fullWidth loading={isSending} onClick={submit}>
      {w.create}
    </Button>
  );
  return (
    <article className={classes.page}>
      <VisuallyHidden component="h1">{w.page}</VisuallyHidden>
      <div className={classes.cover}>
        <CoverPicture draft={draft} />
      </div>
      <div className={classes.main}>
        {children}
        <What {...parts} wishers={wishers} error={errorOf("title")} />
        <div className={classes.parts}>
          <When {...parts} error={errorOf("when", "past")} opened={isWhenOpen} onOpened={setWhenOpen} />
          <Where {...parts} zone={zone}>
            <FairPlace {...parts} />
          </Where>
          <Who {...parts} wishers={wishers} />
        </div>
        <Message {...parts} />
        <Options {...parts} error={errorOf("deadline")} />
        <div className={classes.narrow}>{look}</div>
      </div>
      <aside className={classes.side}>
        <div className={classes.wide}>
          <p className={classes.sideTitle}>{w.preview}</p>
          <Preview draft={draft} />
          {look}
        </div>
        <div className={classes.foot}>
          {failure ? (
            <p role="alert" className={classes.failure}>
              {reasonOf(failure) === "notFriends" ? w.notFriends : sentence(failure)} {w.keptHere}
            </p>
          ) : null}
          {button}
          <p className={classes.quiet}>{w.nothingSent}</p>
        </div>
      </aside>
    </article>
  );
}
