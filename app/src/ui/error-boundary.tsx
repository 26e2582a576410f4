import { Component, type ReactNode } from "react";

interface Props {
  /** What stands in for the children once drawing them failed. */
  fallback: (failure: Error) => ReactNode;
  children: ReactNode;
}

/** Keeps a failure while drawing, or while loading what draws, to its part of the page; nothing is ever blank. */
export class ErrorBoundary extends Component<Props, { failure: Error | null }> {
  override state: { failure: Error | null } = { failure: null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure) : this.props.children;
  }
}
