import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { APEXCHARTS_LEGEND, cspHash } from './style-hashes.ts';

/** The library is a dependency of the shared package, which the server does not load. */
const LIBRARY = path.join(
  import.meta.dirname,
  '../../../../shared/node_modules/apexcharts/dist/apexcharts.esm.js',
);

/** The string literal that the library puts into the style element of a legend. */
const LITERAL = /createTextNode\(("\\n {6}\.apexcharts-flip-y(?:\\[^]|[^"\\])*")\)/;

/** What a string literal stands for. */
const evaluate = (literal: string) => new Function(`return ${literal}`)() as string; // A string literal gives a string.

test('the policy knows the style of the chart library that is installed', async () => {
  const source = await readFile(LIBRARY, 'utf8');

  const literal = LITERAL.exec(source)?.[1] ?? "''";

  assert.equal(cspHash(evaluate(literal)), APEXCHARTS_LEGEND);
});
