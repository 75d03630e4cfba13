import { configure, getConfig } from '@testing-library/react';

/**
 * Keeps `waitFor` and `findBy…` from printing the whole page at each unsuccessful attempt: they print it once more
 * when the time is up, and that print is the only one a reader sees.
 */
export const printPageOnce = (): void => {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      // Testing Library sets this during the attempts of `waitFor`, and its types leave it out.
      const { _disableExpensiveErrorDiagnostics: isAttempt } = getConfig() as ReturnType<typeof getConfig> & {
        _disableExpensiveErrorDiagnostics?: boolean;
      };
      if (!isAttempt) return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
};
