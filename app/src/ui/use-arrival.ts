import { useEffect } from "react";

/** Goes to the part of a page that its address names, once the page has what it shows. */
export function useArrival(ready: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready]);
}
