import { createConsoleGuard } from './console-guard.ts';

const during = (work: (guard: ReturnType<typeof createConsoleGuard>) => void) => () => {
  const guard = createConsoleGuard();
  guard.start();
  work(guard);
  guard.finish();
};

it('a test that writes an error or a warning to the console fails', () => {
  expect(during(() => console.error('Warning: act'))).toThrow('console.error: Warning: act');
  expect(during(() => console.warn(new TypeError('old')))).toThrow('console.warn: TypeError: old');
});

it('a test that writes an expected line to the console passes', () => {
  const quiet = during((guard) => {
    guard.expect(/boundary caught/);
    console.error('the boundary caught', new Error('x'));
  });

  expect(quiet).not.toThrow();
});

it('a test that does not write an expected line to the console fails', () => {
  expect(during((guard) => guard.expect(/never/))).toThrow('/never/');
});

it('the console guard restores the console when it finishes', () => {
  const { error } = console;

  during(() => undefined)();

  expect(console.error).toBe(error);
});
