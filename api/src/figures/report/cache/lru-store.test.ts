import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createLruStore } from './lru-store.ts';

const entry = (size: number, joinedStamps = 'a') => ({ joinedStamps, body: Buffer.alloc(size) });

it('the response cache misses when the version stamps or the key differ', () => {
  const store = createLruStore(1_000);
  store.set('x', entry(10, 'a'));

  assert.equal(store.get('x', 'a')?.length, 10);
  assert.equal(store.get('x', 'b'), undefined);
  assert.equal(store.get('y', 'a'), undefined);
});

it('T-27 the response cache stays within its capacity and evicts the least recently used entry', () => {
  const store = createLruStore(1_000);
  for (const key of ['x', 'y', 'z']) store.set(key, entry(300));
  store.get('x', 'a');
  store.set('v', entry(300));

  assert.equal(store.get('y', 'a'), undefined);
  for (const key of ['x', 'z', 'v']) assert.ok(store.get(key, 'a'), key);

  for (let round = 0; round < 10; round += 1) store.set('v', entry(300 + round));
  for (const key of ['x', 'z', 'v']) assert.ok(store.get(key, 'a'), key);

  store.set('large', entry(1_001));
  assert.equal(store.get('large', 'a'), undefined);
});
