import { Component, type ReactNode } from "react";

interface Props {
  /** Replacement for the children once drawing them failed. */
  fallback: (failure: Error) => ReactNode;
  /** Identity of the content: where it changes, drawing is tried again. */
  place?: string;
  children: ReactNode;
}

/** Keeps a failure while drawing, or while loading what draws, to its part of the page; nothing is ever blank. */
export class ErrorBoundary extends Component<Props, { failure: Error | null }> {
  override state: { failure: Error | null } = { failure: null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override componentDidUpdate({ place }: Props) {
    if (place !== this.props.place && this.state.failure) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure) : this.props.children;
  }
}
