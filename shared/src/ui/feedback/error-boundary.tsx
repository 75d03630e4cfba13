import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

/** Props of `ErrorBoundary`. */
export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Renders the replacement of the children after an error. */
  fallback: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** When it changes, e.g. with the address, the children are rendered again. */
  resetKey?: unknown;
  /** Called with each error, e.g. to report it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
};

type State = { failure: { error: unknown } | undefined; resetKey: unknown };

/** A React error boundary with a retry. */
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
