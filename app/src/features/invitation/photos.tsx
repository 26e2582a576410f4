import { useRef } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { Face } from "./face";
import { Icon } from "./icon";
import type { InvitationActions, InvitationView } from "./model";
import page from "./page.module.css";
import { Problem } from "./problem";
import { firstName } from "./sentences";
import classes from "./talk.module.css";
import { useSend } from "./use-send";

/** Photos of those who are in it, each as large as the page lets it be. */
export function Photos({ view, actions }: { view: InvitationView; actions: InvitationActions }) {
  const w = useInvitationWords();
  const sending = useSend();
  const file = useRef<HTMLInputElement>(null);
  // Of what is off there is nothing to show, but what was shown stays.
  const uploadPhoto = view.status === "cancelled" ? undefined : actions.uploadPhoto;
  const photos = (view.comments ?? []).filter(({ photo }) => photo !== undefined);
  if (photos.length === 0 && !uploadPhoto) return null;
  return (
    <section>
      <h2 className={page.section}>
        {w.photos.title} <small>{photos.length || ""}</small>
        {uploadPhoto ? (
          <button
            type="button"
            className={page.quiet}
            disabled={sending.isSending}
            onClick={() => file.current?.click()}
          >
            {sending.isSending ? w.photos.uploading : w.photos.add}
          </button>
        ) : null}
      </h2>
      <input
        ref={file}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={w.photos.add}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (chosen && uploadPhoto) sending.run(() => uploadPhoto(chosen));
        }}
      />
      <Problem refusal={sending.refusal} />
      {photos.length === 0 ? (
        <p className={page.soft}>{w.photos.none}</p>
      ) : (
        <ul className={classes.photos}>
          {photos.map(({ id, memberId, photo, name, canRemove }) => (
            <li key={id}>
              <a href={photo} target="_blank" rel="noreferrer">
                <img
                  src={`${photo}?size=small`}
                  alt={w.photos.photo(firstName(name))}
                  loading="lazy"
                  decoding="async"
                />
              </a>
              <span className={classes.by} aria-hidden="true">
                <Face person={view.people.find((person) => person.memberId === memberId) ?? { name }} size="stack" />
              </span>
              {canRemove ? (
                <button
                  type="button"
                  aria-label={w.photos.remove(firstName(name))}
                  onClick={() => sending.run(() => actions.removeComment(id))}
                >
                  <Icon name="no" />
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
