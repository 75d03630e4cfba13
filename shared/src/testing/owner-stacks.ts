import * as React from 'react';

/** The part of React's internals that counts the stack traces it took; it takes none above a limit. */
type OwnerStackCount = { recentlyCreatedOwnerStacks: number };

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Keeps React from taking a stack trace for every element it creates, a fifth of the time of a large page.
 * Only `captureOwnerStack` reads them; component stacks of errors are made another way.
 */
export const skipOwnerStacks = (): void => {
  // React exports the object, and its types leave it out.
  const internals = (React as unknown as Record<string, OwnerStackCount | undefined>)[INTERNALS];
  if (!internals) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    // React sets the count back to 0 once a second.
    set: () => undefined,
  });
};
