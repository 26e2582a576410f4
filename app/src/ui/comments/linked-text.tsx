import { LinkifyIt } from "linkify-it";
import { Fragment, type ReactNode } from "react";

const linkify = new LinkifyIt({ fuzzyLink: true });
// What could run or fetch something other than a page or an email is left as text.
linkify.add("ftp:", null).add("//", null);
const SAFE = /^(https?|mailto):/i;

/** A text of somebody else, with its addresses as links that tell the other site nothing and give it no rank. */
export function LinkedText({ children: text }: { children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, lastIndex, raw, url } of linkify.match(text) ?? []) {
    if (!SAFE.test(url)) continue;
    parts.push(text.slice(end, index));
    parts.push(
      <a href={url} target="_blank" rel="ugc nofollow noopener noreferrer">
        {raw}
      </a>,
    );
    end = lastIndex;
  }
  parts.push(text.slice(end));
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
    <Fragment key={at}>{part}</Fragment>
  ));
}
