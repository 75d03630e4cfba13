import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapStack } from './map-stack.ts';

const AT = 'http://aurora.localhost:8081/r/mf-content/1.0.0+00000001';
/** Its third line is the sixth of the first source, its fourth the first of the second. */
const MAP = JSON.stringify({
  version: 3,
  sources: [
    'webpack://mf_content_1/./src/notices/page.tsx',
    'webpack://mf_content_1/../shared/src/ui/card.tsx?1a2b',
  ],
  names: [],
  mappings: ';;AAKA;ACLA',
});
const read = (path: string) => Promise.resolve(path.endsWith('/page.js.map') ? MAP : undefined);

const cases: [title: string, stack: string, expected: string][] = [
  ['of Chromium', `    at Page (${AT}/page.js:3:1)`, '    at Page (mf-content/src/notices/page.tsx:6:1)'],
  ['of Firefox and Safari', `Page@${AT}/page.js:3:1`, 'Page@mf-content/src/notices/page.tsx:6:1'],
  ['in another package', `    at ${AT}/page.js:4:1`, '    at shared/src/ui/card.tsx:1:1'],
  [
    'with a cache-busting suffix',
    `    at ${AT}/page.js?retry=1:3:1`,
    '    at mf-content/src/notices/page.tsx:6:1',
  ],
  ['of a script without a map', `    at ${AT}/other.js:3:1`, `    at ${AT}/other.js:3:1`],
  ['before the first mapping', `    at ${AT}/page.js:1:1`, `    at ${AT}/page.js:1:1`],
  ['outside of builds', '    at https://a.example/page.js:3:1', '    at https://a.example/page.js:3:1'],
];

for (const [title, stack, expected] of cases)
  test(`mapStack() returns a position ${title} ${stack === expected ? 'unchanged' : 'in its source'}`, async () => {
    assert.equal(await mapStack(stack, read), expected);
  });
