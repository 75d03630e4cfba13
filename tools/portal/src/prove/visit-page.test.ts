import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toFailures } from './visit-page.ts';
import type { PageError } from './watch-problems.ts';

const problem = (remote: string | undefined): PageError => ({
  code: 'console_error',
  reason: 'planted',
  stack: [],
  remote,
  isApiRefusal: false,
});

test('a problem is of the remote whose file reported it, and of the visited page otherwise', () => {
  const visit = { remote: 'mf-music', route: 'catalogue', role: 'manager' } as const;
  const failures = toFailures(['mf-music', 'shell', undefined, 'mf-content'].map(problem), visit);

  assert.deepEqual(
    failures.map(({ remote, route }) => [remote, route]),
    [...Array(3).fill(['mf-music', 'catalogue']), ['mf-content', null]],
  );
});
