import { useEffect } from 'react';

const holds = new Set<symbol>();

/** Says that something would be lost if the page were loaded anew; answers with the function that says it is over. */
export const registerUnsavedWork = (): (() => void) => {
  const hold = Symbol('unsaved work');
  holds.add(hold);
  return () => void holds.delete(hold);
};

/** Whether any part of the page, shell or remote, has something to lose. */
export const hasUnsavedWork = (): boolean => holds.size > 0;

/** Lets go of it all, e.g. when it belongs to a session that is over and the page has to be loaded anew. */
export const clearUnsavedWork = (): void => holds.clear();

/**
 * Keeps the shell from loading a new release while a form holds what its user typed, and through the navigation that
 * leaves it. The browser asks before the tab is closed.
 *
 * @example
 * ```tsx
 * useUnsavedWork(nickname !== account.nickname);
 * ```
 */
export const useUnsavedWork = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const release = registerUnsavedWork();
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
};
