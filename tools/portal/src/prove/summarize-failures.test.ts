import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Failure, Visit } from './proof-shapes.ts';
import { summarizeFailures } from './summarize-failures.ts';

const ORIGIN = 'http://aurora.localhost:8080';

const failure = (role: Visit['role'], route = 'catalogue'): Failure => ({
  remote: 'mf-music',
  route,
  roles: [role],
  code: 'console_error',
  reason: `planted at ${ORIGIN}/musics`,
  stack: [`at ${ORIGIN}/r/mf-music/1/page.js:1:7`],
});

test('a failure that two roles see is one failure of both, and has no origin', () => {
  const found = summarizeFailures([failure('member'), failure('manager'), failure('member', 'all')], ORIGIN);

  const common = { reason: 'planted at /musics', stack: ['at /r/mf-music/1/page.js:1:7'] };
  assert.deepEqual(
    found.map(({ route, roles, reason, stack }) => ({ route, roles, reason, stack })),
    [
      { route: 'catalogue', roles: ['manager', 'member'], ...common },
      { route: 'all', roles: ['member'], ...common },
    ],
  );
});
