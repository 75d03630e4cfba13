import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands, readmes } from './commands.ts';
import { runs } from './runs.ts';

/** Commands that are named as such, run with other arguments, or run by the scripts of a package. */
const others = [
  'npm test',
  'npm run test:all',
  'npm start -- --help',
  'npm test -- e2e',
  'npm run openapi',
  'npm run schema',
];
const ofPackages = /^npm run test:/;

const named = readmes()
  .flatMap(readCommands)
  .map(({ line }) => line)
  .filter((line) => !others.includes(line) && !(ofPackages.test(line) && !(line in runs)));

test('every command that a README names is run by a test, and no other', () => {
  assert.deepEqual([...new Set(named)].toSorted(), Object.keys(runs).toSorted());
});
