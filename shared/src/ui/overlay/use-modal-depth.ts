import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Open modals of all remotes, in the order they were opened. */
let open: readonly symbol[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly symbol[]) => {
  open = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How many modals are open below this one. */
export const useModalDepth = (isOpen: boolean): number => {
  const [self] = useState(() => Symbol('modal'));
  useLayoutEffect(() => {
    if (!isOpen) return;
    change([...open, self]);
    return () => change(open.filter((other) => other !== self));
  }, [isOpen, self]);
  return useSyncExternalStore(subscribe, () => Math.max(0, open.indexOf(self)));
};
