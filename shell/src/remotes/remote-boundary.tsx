import { Component, type ContextType, type ReactNode } from 'react';
import { isTranslationError } from '../browser/page-translation.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { isServerAwayAtom } from '../connection/connection-state.ts';
import { PortalContext } from '../portal/portal-context.tsx';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { getLoader } from './portal-loader.ts';
import { isRemoteFailure, type RemoteFailure } from './remote-failure.ts';
import { RemoteFailurePanel } from './remote-failure-panel.tsx';

export type RemoteBoundaryProps = { remote: string; name: string; visit: object; children: ReactNode };

type State = {
  isBroken: boolean;
  isOfTranslation: boolean;
  failure: RemoteFailure | undefined;
  attempts: number;
  visit: object;
};

/** The error boundary of a remote's page; shows the fallback build or an error panel. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  static override contextType = PortalContext;
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { isBroken: true, isOfTranslation: isTranslationError(error) };
  }

  static getDerivedStateFromProps({ visit }: RemoteBoundaryProps, state: State): Partial<State> | null {
    if (visit === state.visit) return null;
    return { isBroken: false, failure: undefined, attempts: 0, visit };
  }

  declare context: ContextType<typeof PortalContext>;
  override state: State = {
    isBroken: false,
    isOfTranslation: false,
    failure: undefined,
    attempts: 0,
    visit: this.props.visit,
  };

  private get loader() {
    return this.context ? getLoader(this.context) : undefined;
  }

  override componentDidCatch(error: unknown) {
    const { remote } = this.props;
    const failure = isRemoteFailure(error)
      ? error
      : this.loader?.renderFailed(remote, error, this.state.isOfTranslation);
    if (!failure) {
      // The fallback build replaces the one that threw.
      this.setState({ isBroken: false });
      return;
    }
    const isMissingChunk = failure.phase === 'mount' && failure.class === 'network';
    // A reload without a server would replace the page by the browser's error page.
    const isServerAway = this.context?.store.get(isServerAwayAtom);
    if (isMissingChunk && !isServerAway && reloadOnce(`${remote}@${failure.version}`, this.context?.reload))
      return;
    this.setState(({ attempts }) => ({ failure, attempts: attempts + 1 }));
  }

  readonly handleRetry = () => {
    const { failure } = this.state;
    // The browser joins later requests for a URL to the one that hangs; only a page reload ends that. An entry is retried
    // with a cache-busting suffix, which a chunk cannot have.
    if (failure?.class === 'timeout' && failure.phase !== 'entry') {
      this.context?.reload();
      return;
    }
    this.loader?.retry(this.props.remote);
    this.setState({ isBroken: false, failure: undefined });
  };

  override render() {
    const { isBroken, failure, attempts } = this.state;
    if (!isBroken) return this.props.children;
    if (!failure) return <PageSkeleton />;
    return (
      <RemoteFailurePanel
        failure={failure}
        name={this.props.name}
        attempts={attempts}
        onRetry={this.handleRetry}
      />
    );
  }
}
