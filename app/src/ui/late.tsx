import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";

interface Props {
  /** Replacement until the part is there, and where it cannot come. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of the page that comes later, and that the page does without where it cannot come, as without a network. */
export function Late({ fallback = null, children }: Props) {
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
