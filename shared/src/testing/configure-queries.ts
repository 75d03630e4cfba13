import { configure, getConfig } from '@testing-library/react';

/** The part of Testing Library's configuration that says that `waitFor` will try again; its types leave it out. */
type Waiting = { _disableExpensiveErrorDiagnostics?: boolean };

/** Sets how long Testing Library's queries wait, and what a failed one prints. */
export const configureQueries = (): void => {
  const { getElementError } = getConfig();
  configure({
    // Only an upper bound for a busy machine: waiting ends as soon as the element is found.
    asyncUtilTimeout: 20_000,
    // While it waits, `waitFor` drops all errors but the last, and prints the page with that one itself.
    getElementError: (message, container) =>
      (getConfig() as Waiting)._disableExpensiveErrorDiagnostics
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
};
