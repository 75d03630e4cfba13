import { useLayoutEffect } from 'react';

type Handler = (event: PopStateEvent) => void;

let handler: Handler | undefined;

/** Calls a function when the history moves, before the router knows; returns the function that ends that. */
export const handlePopStateFirst = (next: Handler): (() => void) => {
  handler = next;
  return () => {
    if (handler === next) handler = undefined;
  };
};

/**
 * Registers the listener of `handlePopStateFirst`. It belongs in a child of the router, whose effects run before the
 * router's: browsers call the listeners of `window` in the order of their registration, capturing ones too.
 */
export const useFirstPopStateListener = (): void =>
  useLayoutEffect(() => {
    const listener = (event: PopStateEvent) => handler?.(event);
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
