import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";

/** Distance below the window at which more rows are drawn. */
const MARGIN = "600px";

interface Props {
  label: string;
  onMore: () => void;
}

/** Stands below rows of which only the first are drawn: draws more when it comes near the window, or is pressed. */
export function MoreRows({ label, onMore }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  // Observed anew whenever rows were added: it may still be near.
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: MARGIN });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <Button ref={ref} variant="subtle" onClick={onMore}>
      {label}
    </Button>
  );
}
