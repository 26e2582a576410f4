import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle";

/** True if the first turn of the page is over: what is not seen in it waits for that. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  return isQuiet;
}
