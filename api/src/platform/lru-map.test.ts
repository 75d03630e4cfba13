import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createLruMap } from './lru-map.ts';

it('T-27 a cache stays within its capacity and evicts the least recently used entry', () => {
  const cache = createLruMap<number>(2);
  cache.set('x', 1);
  cache.set('y', 2);
  cache.get('x');
  cache.set('x', 3);
  cache.set('z', 4);

  assert.deepEqual(
    ['x', 'y', 'z'].map((key) => cache.get(key)),
    [3, undefined, 4],
  );

  cache.delete('x');
  assert.equal(cache.get('x'), undefined);
});
