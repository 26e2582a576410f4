import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";

/** A part of the page that comes later, and that the page does without where it cannot come, as without a network. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
