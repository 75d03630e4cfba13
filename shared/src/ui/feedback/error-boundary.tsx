import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

/** Props of `ErrorBoundary`. */
export type ErrorBoundaryProps = {
  children: ReactNode;
  /** What stands in place of the children after a failure. */
  fallback: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** A change of it, e.g. of the address, gives the children another chance. */
  resetKey?: unknown;
  /** Told of each failure, e.g. to report it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
};

type State = { failure: { error: unknown } | undefined; resetKey: unknown };

/** Keeps a failure in its own part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null;
    return { failure: undefined, resetKey: props.resetKey };
  }

  override state: State = { failure: undefined, resetKey: this.props.resetKey };

  readonly retry = () => this.setState({ failure: undefined });

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { failure } = this.state;
    if (failure) return this.props.fallback({ error: failure.error, retry: this.retry });
    return this.props.children;
  }
}
