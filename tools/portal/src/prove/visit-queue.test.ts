import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Visit } from './proof.schemas.ts';
import { createVisitQueue } from './visit-queue.ts';

const visit = (path: string): Visit => ({
  ...{ remote: 'mf-content', version: '1.0.0', route: path, role: 'manager', path },
});
const pathOf = (next: ReturnType<ReturnType<typeof createVisitQueue>['take']>) => next?.visit.path;

test('a page with a parameter is opened as soon as a link leads to it, before the pages that are left', () => {
  const queue = createVisitQueue(['/notices/:id', '/notices', '/guides'].map(visit));

  const first = queue.take(false);
  queue.addLinks(['/guides', '/notices/17?from=list']);

  assert.equal(pathOf(first), '/notices');
  assert.deepEqual(queue.take(true), {
    visit: { ...visit('/notices/:id'), path: '/notices/17' },
    isUnknown: false,
  });
  assert.equal(pathOf(queue.take(true)), '/guides');
  assert.ok(queue.isEmpty());
});

test('a page with a parameter waits while other pages are open, and then gets an id that does not exist', () => {
  const queue = createVisitQueue(['/notices/:id', '/notices'].map(visit));
  queue.take(false);

  assert.equal(queue.take(true), undefined);
  assert.ok(!queue.isEmpty());
  assert.deepEqual(queue.take(false), {
    visit: { ...visit('/notices/:id'), path: '/notices/0' },
    isUnknown: true,
  });
});
