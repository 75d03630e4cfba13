import { createContext, useContext, useEffect } from 'react';

/** The modal that unsaved work is in; undefined for the page. */
export type UnsavedWorkPlace = symbol | undefined;

const registrations = new Map<object, UnsavedWorkPlace>();

/** The modal around a component, so that what is unsaved in it is registered there. */
export const UnsavedWorkContext = createContext<UnsavedWorkPlace>(undefined);

/** Registers work that a reload would lose; returns the function that ends the registration. */
export const registerUnsavedWork = (place?: UnsavedWorkPlace): (() => void) => {
  const registration = {};
  registrations.set(registration, place);
  return () => void registrations.delete(registration);
};

const isAnywhere = (_place: UnsavedWorkPlace) => true;

/** Whether any part of the page, shell or remote, has registered unsaved work, or one in the places that are asked for. */
export const hasUnsavedWork = (isIn = isAnywhere): boolean => [...registrations.values()].some(isIn);

/**
 * Removes all registrations, or those in some places, so that leaving does not prompt, e.g. after the session has ended.
 */
export const clearUnsavedWork = (isIn = isAnywhere): void =>
  registrations.forEach((place, registration) => {
    if (isIn(place)) registrations.delete(registration);
  });

/**
 * Registers unsaved work while `isUnsaved`: the shell does not reload for a new release, not even on navigation, the
 * modal or page asks before it is left, and the browser before the tab is closed.
 *
 * @example
 * ```tsx
 * useUnsavedWork(nickname !== account.nickname);
 * ```
 */
export const useUnsavedWork = (isUnsaved: boolean): void => {
  const place = useContext(UnsavedWorkContext);
  useEffect(() => {
    if (!isUnsaved) return;
    const release = registerUnsavedWork(place);
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      release();
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [isUnsaved, place]);
};
