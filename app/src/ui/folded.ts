/** A title or name as it is compared: without case, accents, punctuation and spaces that do not count. */
export function folded(title: string): string {
  return title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, " ")
    .trim();
}
