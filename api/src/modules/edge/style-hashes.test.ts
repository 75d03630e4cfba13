import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { APEXCHARTS_STYLES, cspHash } from './style-hashes.ts';

/** The library is a dependency of the shared package, which the server does not load. */
const LIBRARY = path.join(
  import.meta.dirname,
  '../../../../shared/node_modules/apexcharts/dist/apexcharts.esm.js',
);

/** The string literals that the library puts into style elements, as it evaluates them. */
const literals = [
  /\.textContent=('(?:\\[^]|[^'\\])*')/,
  /createTextNode\(("\\n {6}\.apexcharts-flip-y(?:\\[^]|[^"\\])*")\)/,
];

/** What a string literal stands for. */
const evaluate = (literal: string) => new Function(`return ${literal}`)() as string; // A string literal gives a string.

test('the policy knows the styles of the chart library that is installed', async () => {
  const source = await readFile(LIBRARY, 'utf8');

  const hashes = literals.map((pattern) => cspHash(evaluate(pattern.exec(source)?.[1] ?? "''")));

  assert.deepEqual(hashes, APEXCHARTS_STYLES);
});
