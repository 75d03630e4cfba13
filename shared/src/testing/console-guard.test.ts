import { createConsoleGuard } from './console-guard.ts';

const during = (work: (guard: ReturnType<typeof createConsoleGuard>) => void) => () => {
  const guard = createConsoleGuard();
  guard.start();
  work(guard);
  guard.finish();
};

it('fails a test that writes an error or a warning', () => {
  expect(during(() => console.error('Warning: act'))).toThrow('console.error: Warning: act');
  expect(during(() => console.warn(new TypeError('old')))).toThrow('console.warn: TypeError: old');
});

it('passes a test that writes what it said it would', () => {
  const quiet = during((guard) => {
    guard.expect(/boundary caught/);
    console.error('the boundary caught', new Error('x'));
  });

  expect(quiet).not.toThrow();
});

it('fails a test that does not write what it said it would', () => {
  expect(during((guard) => guard.expect(/never/))).toThrow('/never/');
});

it('gives the console back', () => {
  const { error } = console;

  during(() => undefined)();

  expect(console.error).toBe(error);
});
