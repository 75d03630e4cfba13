import {
  createContext,
  createElement,
  lazy,
  useContext,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  useTransition,
} from 'react';
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

type Retrying = Pick<LoadFailure, 'retry' | 'isRetrying'>;

const RetryContext = createContext<Retrying>({ retry: () => undefined, isRetrying: false });

/** Longer than React takes to render a failure; a failure that nothing renders by then is forgotten. */
const UNUSED_FAILURE_MS = 1_000;

/**
 * Creates a component whose code is loaded on demand; it suspends meanwhile. Unlike React's `lazy` it never throws: while
 * the code cannot be loaded it renders `Failed` in its own place, and loads again on a retry, when the browser is online
 * again, and when it is next mounted.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: (props: NoInfer<Props> & LoadFailure) => ReactNode,
): LazyComponent<Props> => {
  type Attempt = { loading: Promise<{ default: ComponentType<Props> }>; Part: ComponentType<Props> };

  let Loaded: ComponentType<Props> | undefined;
  let attempt: Attempt | undefined;

  const forget = (failed: Attempt) => {
    if (attempt === failed) attempt = undefined;
  };

  /** The component that an attempt ends with when it fails. */
  const createFailure = (failed: () => Attempt, error: unknown) => {
    const timer = setTimeout(() => forget(failed()), UNUSED_FAILURE_MS);
    return function Failure(props: Props) {
      const retrying = useContext(RetryContext);
      const handleOnline = useEffectEvent(retrying.retry);
      useEffect(() => {
        const listener = () => handleOnline();
        clearTimeout(timer);
        window.addEventListener('online', listener);
        return () => {
          window.removeEventListener('online', listener);
          forget(failed());
        };
      }, []);
      return createElement(Failed, { ...props, ...retrying, error });
    };
  };

  const start = () => {
    if (attempt) return attempt;
    const loading = load().then(
      (Part) => ({ default: (Loaded = Part) }),
      (error: unknown) => ({ default: createFailure(() => current, error) }),
    );
    const current: Attempt = { loading, Part: lazy(() => loading) };
    attempt = current;
    return current;
  };

  const Lazy = (props: Props) => {
    const [, render] = useReducer((count: number) => count + 1, 0);
    const [isRetrying, startRetry] = useTransition();
    // For the life of this element: another component type would lose the part's state.
    const [Immediate] = useState(() => Loaded);
    if (Immediate) return createElement(Immediate, props);
    const current = start();
    const retry = () => {
      forget(current);
      startRetry(render);
    };
    return <RetryContext value={{ retry, isRetrying }}>{createElement(current.Part, props)}</RetryContext>;
  };

  const preload = async () => void (await start().loading);
  return Object.assign(Lazy, { preload });
};
