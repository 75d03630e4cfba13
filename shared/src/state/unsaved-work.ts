import { useEffect } from 'react';

const registrations = new Set<symbol>();

/** Registers work that a reload would lose; returns the function that ends the registration. */
export const registerUnsavedWork = (): (() => void) => {
  const registration = Symbol('unsaved work');
  registrations.add(registration);
  return () => void registrations.delete(registration);
};

/** Whether any part of the page, shell or remote, has registered unsaved work. */
export const hasUnsavedWork = (): boolean => registrations.size > 0;

/** Removes all registrations, so that a reload does not prompt, e.g. after the session has ended. */
export const clearUnsavedWork = (): void => registrations.clear();

/**
 * Registers unsaved work while `isUnsaved`: the shell does not reload for a new release, not even on navigation, and
 * the browser asks before the tab is closed.
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
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      release();
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [isUnsaved]);
};
