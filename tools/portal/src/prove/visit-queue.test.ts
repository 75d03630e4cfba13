import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Visit } from './proof-shapes.ts';
import { createVisitQueue } from './visit-queue.ts';

const visit = (path: string): Visit => ({
  remote: 'mf-content',
  version: '1.0.0',
  route: path,
  role: 'manager',
  path,
});

test('a page with a parameter is opened as soon as a link leads to it, before the pages that are left', () => {
  const queue = createVisitQueue(['/notices/:id', '/notices', '/guides'].map(visit));

  const first = queue.take();
  queue.addLinks(['/guides', '/notices/17?from=list']);

  assert.equal(first?.visit.path, '/notices');
  assert.deepEqual(queue.take(), {
    visit: { ...visit('/notices/:id'), path: '/notices/17' },
    isUnknown: false,
    isLast: false,
  });
  assert.equal(queue.take()?.visit.path, '/guides');
  assert.equal(queue.take(), undefined);
});

test('the address of a page without parameters is no value of a parameter', () => {
  const queue = createVisitQueue(['/notices', '/notices/new', '/notices/:id'].map(visit));
  queue.take();

  queue.addLinks(['/notices/new?copy=3']);
  const next = queue.take();
  queue.addLinks(['/notices/new', '/notices/17']);

  assert.equal(next?.visit.path, '/notices/new');
  assert.equal(queue.take()?.visit.path, '/notices/17');
});

test('a page with a parameter to which no link leads is opened last, with an id that does not exist', () => {
  const queue = createVisitQueue(['/notices/:id', '/notices'].map(visit));
  queue.take();

  assert.deepEqual(queue.take(), {
    visit: { ...visit('/notices/:id'), path: '/notices/0' },
    isUnknown: true,
    isLast: true,
  });
  assert.equal(queue.take(), undefined);
});
