import { useEffect } from 'react';
import type { LazyComponent } from './lazy-component.tsx';

type Preload = LazyComponent<never>['preload'];

const waiting = new Set<Preload>();
let onAdd: () => void = () => undefined;

/** Marks code as likely to be needed on this page, so that it is loaded while the page is at rest. */
export const usePreloadAtRest = (preload: Preload): void =>
  useEffect(() => {
    waiting.add(preload);
    onAdd();
  }, [preload]);

/** Code that was marked as likely to be needed and not taken yet, in the order of mounting. */
export const likelyCode = {
  /** Removes and returns the first one. */
  take: (): Preload | undefined => {
    const [first] = waiting;
    if (first) waiting.delete(first);
    return first;
  },
  /** Calls the function whenever code is added. One subscriber: the shell. */
  subscribe: (listener: () => void): void => {
    onAdd = listener;
  },
};
