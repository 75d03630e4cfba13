import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listHistory } from './history.ts';
import type { ReleaseAction } from '../release.tables.ts';

/** `a b <a` means: start with a, change to b, roll back to a. */
const logOf = (text: string) =>
  text.split(' ').map((word, index): { action: ReleaseAction; after_set: string } => ({
    action: word.startsWith('<') ? 'rollback' : index === 0 ? 'start' : 'change',
    after_set: word.replace('<', ''),
  }));

const cases: [string, string][] = [
  ['a', 'a'],
  ['a b c', 'a b c'],
  ['a b c <b', 'a b'],
  ['a b c <b <a', 'a'],
  ['a b c <a', 'a'],
  ['a b c <b d', 'a b d'],
  ['a b a <b', 'a b'],
  ['a b a b <a', 'a b a'],
];
for (const [log, steps] of cases) {
  test(`after the moves ${log} the history is ${steps}`, () => {
    assert.equal(listHistory(logOf(log)).join(' '), steps);
  });
}
