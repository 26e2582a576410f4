import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Comment } from "~/ui/comments/comment";
import { Comments } from "~/ui/comments/comments";
import { EditingMark } from "~/ui/presence/editing-mark";
import { HereNow } from "~/ui/presence/here-now";
import { WritingLine } from "~/ui/presence/writing-line";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { people } from "./made-up";
import { Part } from "./part";

const MINUTE_MS = 60_000;

/** Comments in every state, and who is here, writes and edits. */
export function Conversation() {
  const w = useGalleryWords().conversation;
  const [comments, setComments] = useState(() => madeUp(w.texts, Date.now()));
  const send = (text: string) => {
    const own = { id: crypto.randomUUID(), author: people[4] ?? null, text, at: new Date().toISOString() };
    setComments((before) => [...before, { ...own, isOwn: true, state: "waiting" }]);
  };
  const retry = (id: string) =>
    setComments((before) => before.map((each) => (each.id === id ? { ...each, state: "sent" } : each)));
  const remove = (id: string) => setComments((before) => before.filter((each) => each.id !== id));
  const [isWriting, setWriting] = useState(true);
  const idle = { onSend: () => undefined, onDelete: () => undefined, onRetry: () => undefined };
  return (
    <Part title={w.title}>
      <div className={classes.states}>
        <figure>
          <figcaption>{w.comments}</figcaption>
          <Comments label={w.comments} comments={comments} onSend={send} onRetry={retry} onDelete={remove} />
          <WritingLine people={isWriting ? people.slice(2, 4) : []} />
          <Switch label={w.writing} checked={isWriting} onChange={(event) => setWriting(event.currentTarget.checked)} />
        </figure>
        <figure>
          <figcaption>{w.nothing}</figcaption>
          <Comments label={w.nothing} comments={[]} {...idle} draft={`${w.long} `.repeat(24)} />
        </figure>
        <figure>
          <figcaption>{w.over}</figcaption>
          <Comments label={w.over} comments={comments.slice(0, 1)} {...idle} closed={w.closed} />
        </figure>
        <figure>
          <figcaption>{w.presence}</figcaption>
          <HereNow people={people.slice(0, 1)} />
          <HereNow people={people} />
        </figure>
        <figure>
          <figcaption>{w.editing}</figcaption>
          <EditingMark people={people.slice(0, 1)}>
            <TextInput label={w.field} defaultValue={w.fieldText} key={w.fieldText} />
          </EditingMark>
        </figure>
      </div>
    </Part>
  );
}

/** One comment of each state: of a friend, with a link, of nobody any more, a long word, waiting, failed. */
function madeUp(texts: readonly string[], nowMs: number): Comment[] {
  const authors = [people[3], people[1], null, people[6], people[4], people[4]];
  const states = ["sent", "sent", "sent", "sent", "waiting", "failed"] as const;
  return texts.map((text, at) => ({
    id: String(at),
    author: authors[at] ?? null,
    text,
    at: new Date(nowMs - 40 * MINUTE_MS * (6 - at) ** 2).toISOString(),
    isOwn: at >= 4,
    state: states[at] ?? "sent",
  }));
}
