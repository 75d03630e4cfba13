import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import Papa from 'papaparse';
import { type ExportCell, spoolCsv } from './csv-export.ts';

const written = async (rows: readonly (readonly ExportCell[])[]) =>
  (await buffer(await spoolCsv(['a', 'b'], (add) => add(rows)))).toString();

const parsed = (content: string) =>
  Papa.parse<string[]>(content.replace(/^\uFEFF/, ''), { skipEmptyLines: true, newline: '\r\n' }).data;

/** What a spreadsheet may take for a formula. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;

test('T-31 no text comes out as a formula, and every text comes out whole', async () => {
  const dangerous = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    '＝',
    '＋',
    '－',
    '＠',
    ' =',
    '\u0000=',
  );
  const risky = fc.tuple(dangerous, fc.string({ unit: 'grapheme' })).map((both) => both.join(''));
  const cell = fc.oneof(
    risky,
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('"', ',', 'a"b', 'a,b\r\nc', "'x"),
  );

  await fc.assert(
    fc.asyncProperty(cell, cell, async (first, second) => {
      const [, row] = parsed(await written([[{ text: first }, { text: second }]]));

      for (const [index, given] of [first, second].entries()) {
        const got = row?.[index] ?? '';
        assert.doesNotMatch(got, FORMULA);
        assert.ok(!/^[\r\n]/.test(got));
        const plain = given.replaceAll('\u0000', '');
        assert.ok(got === plain || got === `'${plain}`, JSON.stringify({ given, got }));
      }
    }),
    { numRuns: 300 },
  );
});

test('T-31 numbers stay numbers, negative ones too, and nothing else passes for one', async () => {
  const content = await written([
    [{ decimal: '-12.5' }, -3],
    [{ decimal: null }, null],
    [{ decimal: '0.000001' }, 12_345_678_901_234n],
  ]);

  assert.equal(content, '\uFEFFa,b\r\n-12.5,-3\r\n,\r\n0.000001,12345678901234\r\n');
  await assert.rejects(written([[{ decimal: '=1+1' }, 1]]), TypeError);
});

test('leaves no file behind, whether it is read, given up or fails', async (t) => {
  const { TMPDIR } = process.env;
  const directory = mkdtempSync(join(tmpdir(), 'portal-test-'));
  process.env['TMPDIR'] = directory;
  t.after(() => {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    rmSync(directory, { recursive: true, force: true });
  });

  await written([[{ text: 'x' }, 1]]);
  (await spoolCsv(['a'], (add) => add([[1]]))).destroy();
  await assert.rejects(
    spoolCsv(['a'], () => Promise.reject(new Error('the database is gone'))),
    /the database is gone/,
  );

  // The removal follows the end of reading; whoever reads does not wait for it.
  for (let turn = 0; turn < 200 && readdirSync(directory).length > 0; turn += 1) await delay(10);
  assert.deepEqual(readdirSync(directory), []);
});
