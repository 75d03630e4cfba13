import { createElement, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** What a component is told that stands in for one whose code could not be loaded. */
export type LoadFailure = {
  error: unknown;
  /** Loads the code again. Also called when the browser is online again. */
  retry: () => void;
  isRetrying: boolean;
};

/** A component whose code is loaded when it is first rendered, or earlier by `preload`. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code ahead of its use. A failure is not reported: rendering the component loads the code again. */
  preload: () => Promise<void>;
};

/**
 * Creates a component whose code is loaded on demand; it renders `Loading` meanwhile. Unlike React's `lazy` it never throws:
 * while the code cannot be loaded it renders `Failed` in its own place, and loads again on a retry, when the browser is
 * online again, and when it is next mounted. Nor does it suspend, because React shows the fallback of what suspends for at
 * least 300 ms, and code is often there sooner.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: (props: NoInfer<Props> & LoadFailure) => ReactNode,
  Loading: (props: NoInfer<Props>) => ReactNode = () => null,
): LazyComponent<Props> => {
  type State = { Part?: ComponentType<Props> | undefined; failure?: Omit<LoadFailure, 'retry'> };

  let Loaded: ComponentType<Props> | undefined;
  let attempt: Promise<State> | undefined;

  /** Loads the code, unless it is loaded or loading. */
  const start = () =>
    (attempt ??= load().then(
      (Part) => ({ Part: (Loaded = Part) }),
      (error: unknown) => {
        attempt = undefined;
        return { failure: { error, isRetrying: false } };
      },
    ));

  const Lazy = (props: Props) => {
    const [{ Part, failure }, setState] = useState<State>({ Part: Loaded });
    const retry = useCallback(() => {
      setState((state) => (state.failure ? { failure: { ...state.failure, isRetrying: true } } : state));
      void start().then(setState);
    }, []);
    const isLoaded = Part !== undefined;
    useLayoutEffect(() => {
      if (!isLoaded) retry();
    }, [isLoaded, retry]);
    const hasFailed = failure !== undefined;
    useEffect(() => {
      if (!hasFailed) return undefined;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [hasFailed, retry]);

    if (Part) return createElement(Part, props);
    return failure ? createElement(Failed, { ...props, ...failure, retry }) : createElement(Loading, props);
  };

  const preload = async () => void (await start());
  return Object.assign(Lazy, { preload });
};
