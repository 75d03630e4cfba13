import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import Papa from 'papaparse';
import type { ExportColumn, ExportRow, ExportTable } from './export-table.ts';
import type { ExportFormat } from './export-order.ts';
import { createExportPool } from './export-pool.ts';
import { writeExportFile } from './export-file.ts';
import { readZipEntry, readXlsx, readSheetXml } from './testing/read-xlsx.ts';

const { signal } = new AbortController();
const pool = createExportPool();
after(() => pool.close());
const two: readonly ExportColumn[] = [
  { title: 'a', kind: 'name' },
  { title: 'b', kind: 'money', currency: 'USD' },
];

const writeTable = (rows: readonly ExportRow[], format: ExportFormat, columns = two) =>
  writeExportFile({ name: 'Table', columns, write: (add) => add(rows) }, { format, signal, pool });

const fileOf = async (rows: readonly ExportRow[], columns = two) =>
  buffer((await writeTable(rows, 'xlsx', columns)).stream);

const written = async (rows: readonly ExportRow[], columns = two) =>
  (await buffer((await writeTable(rows, 'csv', columns)).stream)).toString();

const parsed = (content: string) =>
  Papa.parse<string[]>(content.replace(/^\uFEFF/, ''), { skipEmptyLines: true, newline: '\r\n' }).data;

/** Text that a spreadsheet may evaluate as a formula. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;

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
const anyText = fc.oneof(
  risky,
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"', ',', 'a"b', 'a,b\r\nc', "'x", '_x0041_', '<f>1+1</f>', '0123', '-5', '1e3', 'TRUE'),
);

test('T-31 CSV export writes every text unchanged except for an apostrophe before formulas', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (first, second) => {
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

test('T-31 CSV export writes an apostrophe before every text that begins like a formula, also before an id', async () => {
  const columns: readonly ExportColumn[] = [
    { title: '-id', kind: 'id' },
    { title: '-name', kind: 'name' },
  ];
  const texts = ['-dQw4w9WgXc', '--_-abc-123', '-1+1', '-A1(B2)', "-cmd|' /C calc'!A1", '=1', '-a\n', '-é'];

  const [header, ...rows] = parsed(
    await written(
      texts.map((text) => [{ text }, { text }]),
      columns,
    ),
  );

  assert.deepEqual(header, ["'-id", "'-name"]);
  assert.deepEqual(
    rows,
    texts.map((text) => [`'${text}`, `'${text}`]),
  );
});

test('T-63 amounts in won are written with two decimals at most, rounded once; dollars and prices with all of theirs', async () => {
  const columns: readonly ExportColumn[] = [
    { title: 'won', kind: 'money', currency: 'KRW' },
    { title: 'dollars', kind: 'money', currency: 'USD' },
    { title: 'price', kind: 'price', currency: 'KRW' },
  ];
  const amounts = ['1234567.89012345', '9007199254740993.005', '0.00499999', '-0.004', '-2.345', '1200'];
  const rows = amounts.map((amount) => [{ decimal: amount }, { decimal: amount }, { decimal: amount }]);

  const [, ...lines] = parsed(await written(rows, columns));
  const [, ...cells] = await readXlsx(await fileOf(rows, columns));

  const rounded = ['1234567.89', '9007199254740993.01', '0', '0', '-2.35', '1200'];
  assert.deepEqual(
    lines,
    amounts.map((amount, index) => [rounded[index], amount, amount]),
  );
  assert.deepEqual(
    cells.map(([won]) => won),
    rounded.map(Number),
  );
});

test('T-31 CSV export writes numbers unescaped and refuses other values in decimal cells', async () => {
  const content = await written([
    [{ decimal: '-12.5' }, -3],
    [{ decimal: null }, null],
    [{ decimal: '0.000001' }, 12_345_678_901_234n],
  ]);

  assert.equal(content, '\uFEFFa,b\r\n-12.5,-3\r\n,\r\n0.000001,12345678901234\r\n');
  await assert.rejects(written([[{ decimal: '=1+1' }, 1]]), TypeError);
});

test('T-31 XLSX export writes every text unchanged as a text cell', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 8 }), async (texts) => {
      const file = await fileOf(texts.map((text) => [{ text }, 1]));

      const [, ...rows] = await readXlsx(file);
      const sheet = readSheetXml(file);
      assert.doesNotMatch(sheet, /<f[\s>]/);
      assert.equal(sheet.match(/<c r="A\d+" t="inlineStr">/g)?.length, texts.length + 1);
      const plain = (text: unknown) =>
        // The reader normalises line ends, and characters that XML 1.0 does not allow are dropped.
        String(text ?? '').replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\r]|_x000D_/gi, '');
      assert.deepEqual(
        rows.map(([text]) => plain(text).replaceAll('_x005F_', '_')),
        texts.map(plain),
      );
    }),
    { numRuns: 150 },
  );
});

test('T-31 XLSX export writes typed numbers and dates and refuses other values in decimal cells', async () => {
  const columns: readonly ExportColumn[] = [
    { title: '=게시일', kind: 'day' },
    { title: '수익', kind: 'money', currency: 'KRW' },
    { title: '조회수', kind: 'count' },
    { title: '비율', kind: 'share' },
  ];
  const file = await fileOf(
    [
      [{ day: '2026-02-28' }, { decimal: '-1234567.891234' }, 12_345_678_901_234n, 0.125],
      [{ day: null }, { decimal: null }, null, null],
      [{ day: '2024-02-29' }, { decimal: '0.000001' }, 0, 1],
    ],
    columns,
  );

  const [header, ...rows] = await readXlsx(file);
  assert.deepEqual(header, ['=게시일', '수익', '조회수', '비율']);
  assert.deepEqual(rows, [
    [new Date('2026-02-28T00:00:00Z'), -1234567.89, 12_345_678_901_234, 0.125],
    [null, null, null, null],
    [new Date('2024-02-29T00:00:00Z'), 0, 0, 1],
  ]);
  const styles = readZipEntry(file, 'xl/styles.xml');
  for (const format of ['yyyy-mm-dd', '0.0%']) assert.ok(styles.includes(`formatCode="${format}"`), format);
  assert.match(readSheetXml(file), /<pane ySplit="1" topLeftCell="A2" state="frozen"/);
  assert.match(readSheetXml(file), /<col min="1" max="1" width="\d+"/);
  await assert.rejects(fileOf([[{ text: 'x' }, { decimal: '=1+1' }]]), TypeError);
});

test('XLSX export writes amounts and counts with all their digits', async () => {
  const file = await fileOf([
    [{ decimal: '1234567890.12345678901234567890' }, { decimal: '-0.00000000000000000001' }],
    [12_345_678_901_234_567_891n, { decimal: '0.1' }],
  ]);

  assert.deepEqual(
    [...readSheetXml(file).matchAll(/<v>([^<]*)<\/v>/g)].map(([, digits]) => digits),
    ['1234567890.12345678901234567890', '-0.00000000000000000001', '12345678901234567891', '0.1'],
  );
});

test('an export of 100,000 rows takes less than 80 MB of memory', async (t) => {
  const block: readonly ExportRow[] = Array.from({ length: 2_000 }, (_, index) => [
    { text: `영상 ${index} `.repeat(8) },
    { decimal: `${index}.123456` },
  ]);
  let highest = 0;
  const measure = async () => {
    const { heapUsed, external } = process.memoryUsage();
    const threads = await Promise.all(pool.threads.map((thread) => thread.getHeapStatistics()));
    const inThreads = threads.map((heap) => heap.used_heap_size + heap.external_memory);
    highest = Math.max(
      highest,
      inThreads.reduce((sum, bytes) => sum + bytes, heapUsed + external),
    );
  };
  for (const format of ['csv', 'xlsx'] as const) {
    globalThis.gc?.();
    await measure();
    const before = highest;
    const write: ExportTable['write'] = async (add) => {
      for (let turn = 0; turn < 50; turn += 1) {
        await add(block);
        await measure();
      }
    };
    const { stream, size } = await writeExportFile(
      { name: 'Table', columns: two, write },
      { format, signal, pool },
    );
    stream.destroy();
    const grown = Math.round((highest - before) / 2 ** 20);
    t.diagnostic(`${format}: ${Math.round(size / 2 ** 20)} MB written, ${grown} MB more held`);
    assert.ok(grown < 80, `${format} held ${grown} MB`);
  }
});

test('writeExportFile stops reading when its signal aborts, and rejects with the error of the table', async () => {
  const gone = new AbortController();
  let blocks = 0;
  const endless: ExportTable = {
    name: 'Table',
    columns: two,
    write: async (add) => {
      for (;;) {
        await add([[{ text: 'x' }, 1]]);
        blocks += 1;
        if (blocks === 5) gone.abort();
      }
    },
  };
  for (const format of ['csv', 'xlsx'] as const) {
    blocks = 0;
    await assert.rejects(writeExportFile(endless, { format, signal: gone.signal, pool }), {
      name: 'AbortError',
    });
    assert.ok(blocks <= 5);
  }
  const failing: ExportTable = {
    ...endless,
    write: async (add) => {
      await add([[{ text: 'x' }, 1]]);
      throw new Error('the database is gone');
    },
  };
  await assert.rejects(writeExportFile(failing, { format: 'xlsx', signal, pool }), /the database is gone/);
});

test('writeExportFile removes its file after it was read, aborted or failed', async (t) => {
  const { TMPDIR } = process.env;
  const directory = mkdtempSync(join(tmpdir(), 'portal-test-'));
  process.env['TMPDIR'] = directory;
  t.after(() => {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    rmSync(directory, { recursive: true, force: true });
  });

  for (const format of ['csv', 'xlsx'] as const) {
    await buffer((await writeTable([[{ text: 'x' }, 1]], format)).stream);
    (await writeTable([[{ text: 'x' }, 1]], format)).stream.destroy();
    const write = () => Promise.reject(new Error('the database is gone'));
    await assert.rejects(
      writeExportFile({ name: 'Table', columns: two, write }, { format, signal, pool }),
      /the database is gone/,
    );
  }

  // The file is removed asynchronously after the stream has closed.
  for (let turn = 0; turn < 200 && readdirSync(directory).length > 0; turn += 1) await delay(10);
  assert.deepEqual(readdirSync(directory), []);
});

test('writeExportFile rejects with export_failed when its thread dies, and the next export gets another thread', async (t) => {
  const own = createExportPool();
  t.after(() => own.close());
  const write: ExportTable['write'] = async (add) => {
    await add([[{ text: 'x' }, 1]]);
    await own.threads[0]?.terminate();
    for (;;) await add([[{ text: 'x' }, 1]]);
  };

  await assert.rejects(
    writeExportFile({ name: 'Table', columns: two, write }, { format: 'xlsx', signal, pool: own }),
    { code: 'export_failed' },
  );

  const { stream } = await writeExportFile(
    { name: 'Table', columns: two, write: (add) => add([[{ text: 'x' }, 1]]) },
    { format: 'csv', signal, pool: own },
  );
  assert.equal((await buffer(stream)).toString(), '\uFEFFa,b\r\nx,1\r\n');
});

/** A table of 50,000 rows in blocks. */
const writeLong: ExportTable['write'] = async (add) => {
  const block: readonly ExportRow[] = Array.from({ length: 2_000 }, (_, index) => [
    { text: `영상 ${index} `.repeat(8) },
    { decimal: `${index}.123456` },
  ]);
  for (let turn = 0; turn < 25; turn += 1) await add(block);
};

const writeLongFile = async () => {
  const table = { name: 'Table', columns: two, write: writeLong };
  (await writeExportFile(table, { format: 'xlsx', signal, pool })).stream.destroy();
};

test('writeExportFile takes less than a third of the processor time of a workbook from the event loop', async (t) => {
  const timesOf = () => {
    const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
    return { own: own.user + own.system, all: all.user + all.system };
  };
  const before = timesOf();

  await writeLongFile();

  const after = timesOf();
  const share = (after.own - before.own) / (after.all - before.all);
  t.diagnostic(`${Math.round(share * 100)} % on the event loop`);
  assert.ok(share < 1 / 3);
});

/** Processor time of libuv's threads, which all of the process share. Undefined elsewhere than on Linux. */
const libuvTime = () => {
  if (process.platform !== 'linux') return undefined;
  const times = readdirSync('/proc/self/task').map((thread) => {
    const [name = '', fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
    // User and system time, in hundredths of a second (proc(5)).
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return name.includes('libuv') ? (user + system) * 10_000 : 0;
  });
  return times.reduce((sum, time) => sum + time, 0);
};

test('T-66 a workbook is compressed by the thread that writes it, whose priority is lower', async (t) => {
  const [before, cpu] = [libuvTime(), process.cpuUsage()];
  if (before === undefined) return t.skip('only Linux says which thread used the processor');

  await writeLongFile();

  const { user, system } = process.cpuUsage(cpu);
  const share = ((libuvTime() ?? 0) - before) / (user + system);
  t.diagnostic(`${Math.round(share * 100)} % by threads of libuv`);
  assert.ok(share < 0.1);
});
