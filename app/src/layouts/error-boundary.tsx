import { Component, type ReactNode } from "react";
import { pageTitle } from "~/core";
import { ErrorPage } from "./error-page";

interface Props {
  children: ReactNode;
}

/** Turns a failure while drawing into the error page, never into a blank one. */
export class ErrorBoundary extends Component<Props, { failure: Error | null }> {
  override state: { failure: Error | null } = { failure: null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorPage status={500} title={pageTitle(500)} message={failure.message} /> : this.props.children;
  }
}
