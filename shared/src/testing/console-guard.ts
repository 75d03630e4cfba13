type Level = 'error' | 'warn';

const describe = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part));

/** Records console errors and warnings between `start` and `finish`. */
export const createConsoleGuard = () => {
  let original: Pick<Console, Level> | undefined;
  let seen: string[] = [];
  let expected: RegExp[] = [];

  const record =
    (level: Level) =>
    (...parts: unknown[]) => {
      seen.push(`console.${level}: ${parts.map(describe).join(' ')}`);
    };

  return {
    start: () => {
      original = { error: console.error, warn: console.warn };
      seen = [];
      expected = [];
      console.error = record('error');
      console.warn = record('warn');
    },
    expect: (pattern: RegExp) => {
      expected.push(pattern);
    },
    /** @throws Error when an unexpected line was written or an expected one was not. */
    finish: () => {
      Object.assign(console, original);
      const surprises = seen.filter((line) => !expected.some((pattern) => pattern.test(line)));
      const missing = expected.filter((pattern) => !seen.some((line) => pattern.test(line)));
      if (surprises.length > 0) throw new Error(`The test wrote to the console:\n${surprises.join('\n')}`);
      if (missing.length > 0)
        throw new Error(`Expected on the console, but not there: ${missing.join(', ')}`);
    },
  };
};

const guard = createConsoleGuard();

/**
 * Expects a console error or warning in the running test; an unexpected one, or an expected one that is missing, fails the
 * test.
 */
export const expectConsole = (pattern: RegExp): void => guard.expect(pattern);

/** Fails each test that writes an unexpected error or warning to the console; called by the setup of every test file. */
export const guardConsole = (): void => {
  beforeEach(guard.start);
  afterEach(guard.finish);
};
