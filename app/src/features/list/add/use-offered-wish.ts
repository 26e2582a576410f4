import { useEffect } from "react";
import { useQuery } from "~/routing/use-query";

/** Puts the wish that the address brings (`?wish=`) into the field, once: an invitation leads here. */
export function useOfferedWish(setText: (text: string) => void): void {
  const [query, setQuery] = useQuery();
  const wish = query.get("wish");
  useEffect(() => {
    if (wish === null) return;
    setText(wish);
    setQuery({ wish: null });
  }, [wish, setText, setQuery]);
}
