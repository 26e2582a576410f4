import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import type { Comment } from "~/ui/comments/comment";

/** The comments of a hangout as they are shown: those the server has, then the reader's own that wait or were refused. */
export function commentsOf({ snapshot, waitingComments, me, isHost }: OpenHangout): Comment[] {
  const saved = snapshot.comments.map(({ id, data }): Comment => {
    const isOwn = data.memberId === me?.id;
    const author = { id: data.authorId ?? data.memberId, name: data.name };
    return { id, author, text: data.text ?? "", at: data.at, isOwn, canDelete: isOwn || isHost };
  });
  const waiting = waitingComments.map(
    ({ key, text, at, isRefused }): Comment => ({
      id: key,
      author: me ? { id: me.data.userId ?? me.id, name: me.data.name ?? "" } : null,
      text,
      at,
      isOwn: true,
      state: isRefused ? "failed" : "waiting",
    }),
  );
  // A photo without words stands among the photos.
  return [...saved, ...waiting].filter(({ text }) => text !== "");
}
