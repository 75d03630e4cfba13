import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { APEXCHARTS_LEGEND, computeCspHash } from './style-hashes.ts';

/** The library is a dependency of the shared package, not of the server. */
const LIBRARY = path.join(
  import.meta.dirname,
  '../../../../shared/node_modules/apexcharts/dist/apexcharts.esm.js',
);

/** The string literal that the library inserts into the legend's style element. */
const LITERAL = /createTextNode\(("\\n {6}\.apexcharts-flip-y(?:\\[^]|[^"\\])*")\)/;

/** The value of a string literal. */
const evaluate = (literal: string) => new Function(`return ${literal}`)() as string; // A string literal evaluates to a string.

test('the content security policy has the style hash of the installed chart library', async () => {
  const source = await readFile(LIBRARY, 'utf8');

  const literal = LITERAL.exec(source)?.[1] ?? "''";

  assert.equal(computeCspHash(evaluate(literal)), APEXCHARTS_LEGEND);
});
