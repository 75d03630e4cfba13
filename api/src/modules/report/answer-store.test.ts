import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createAnswerStore } from './answer-store.ts';

const answer = (size: number, marks = 'a') => ({ marks, body: Buffer.alloc(size) });

it('an answer counts for the marks it was made by only', () => {
  const store = createAnswerStore(1_000);
  store.keep('x', answer(10, 'a'));

  assert.equal(store.find('x', 'a')?.length, 10);
  assert.equal(store.find('x', 'b'), undefined);
  assert.equal(store.find('y', 'a'), undefined);
});

it('T-27 kept answers stay within their room; those asked for last stay longest', () => {
  const store = createAnswerStore(1_000);
  for (const name of ['x', 'y', 'z']) store.keep(name, answer(300));
  store.find('x', 'a');
  store.keep('v', answer(300));

  assert.equal(store.find('y', 'a'), undefined);
  for (const name of ['x', 'z', 'v']) assert.ok(store.find(name, 'a'), name);

  for (let round = 0; round < 10; round += 1) store.keep('v', answer(300 + round));
  for (const name of ['x', 'z', 'v']) assert.ok(store.find(name, 'a'), name);

  store.keep('large', answer(1_001));
  assert.equal(store.find('large', 'a'), undefined);
});
