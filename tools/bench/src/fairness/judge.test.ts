import assert from 'node:assert/strict';
import { it } from 'node:test';
import { judge } from './judge.ts';

const answers = (milliseconds: number, status = 200) => [{ milliseconds, status }];
const round = (read: number, signIn: number, signInStatus = 200) => ({
  idle: { reads: answers(10), signIns: answers(40) },
  attacked: { reads: answers(read), signIns: answers(signIn, signInStatus) },
});
const memory = { before: 100, after: 110, bound: 1.1, withGarbage: 200 };

it('judge() misses nothing when reads, sign-ins and memory are at their bounds', () => {
  assert.deepEqual(judge([round(30, 1000)], memory).misses, []);
});

it('judge() misses reads that take more than three times as long as those of the control', () => {
  assert.deepEqual(judge([round(31, 40)], memory).misses, ['reads take more than 3 × idle']);
});

it('judge() misses a slow sign-in and a refused one', () => {
  assert.deepEqual(judge([round(10, 1001)], memory).misses, ['a sign-in takes more than 1000 ms']);
  assert.deepEqual(judge([round(10, 40, 503)], memory).misses, ['1 sign-ins failed (503)']);
});

it('judge() misses memory that stays more than a tenth above the value before', () => {
  assert.deepEqual(judge([round(10, 40)], { ...memory, after: 111 }).misses, [
    'memory did not return to within 10 %',
  ]);
});

it('judge() misses a control whose own calls fail', () => {
  const failing = { ...round(10, 40), idle: { reads: answers(10, 500), signIns: answers(40) } };

  assert.deepEqual(judge([failing], memory).misses, ["1 of the control's reads failed (500)"]);
});

it('judge() does not compare a round without answers', () => {
  assert.throws(() => judge([{ ...round(10, 40), attacked: { reads: [], signIns: [] } }], memory));
});
