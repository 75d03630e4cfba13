import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { createTemporaryFolder } from '@portal/api/release-testing';
import { allCommands } from '../all-commands.ts';
import { runProgram } from '../program.ts';

const run = async (line: string, dataDir: string) => {
  let [out, error] = ['', ''];
  const code = await runProgram(
    line.split(' '),
    {
      // No server listens on this port, and neither command may need one.
      environment: { DATA_DIR: dataDir, PORT: '1' },
      streams: {
        out: (text) => void (out += text),
        error: (text) => void (error += text),
        input: Readable.from([]),
        isTerminal: false,
      },
    },
    allCommands,
  );
  return { code, out, error };
};

test('demo-day and demo-rates', async (t) => {
  const dataDir = await createTemporaryFolder(t);
  const reports = path.join(dataDir, 'demo/reports');
  await mkdir(reports, { recursive: true });
  await writeFile(path.join(dataDir, 'demo/demo.json'), '{"seededOn":"2026-11-21","profile":"demo"}');
  await writeFile(path.join(reports, 'content_owner_basic_a4_2026-11-01_2026-11-19.csv'), '');
  await writeFile(path.join(reports, 'content_owner_estimated_revenue_a1_2026-11-18.csv'), '');

  await t.test('demo-day writes the files of the next day and leaves them for `ingest`', async () => {
    const { code, out, error } = await run('demo-day --only-write --json', dataDir);

    assert.deepEqual([code, error], [0, '']);
    const { files } = JSON.parse(out) as { files: string[] };
    assert.deepEqual(
      files.map((file) => path.relative(reports, file)),
      ['content_owner_basic_a4_2026-11-20.csv', 'content_owner_estimated_revenue_a1_2026-11-19.csv'],
    );
    assert.match(await readFile(files[0] ?? '', 'utf8'), /^date,[^\n]+\n20261120,/);
    assert.match(await readFile(files[1] ?? '', 'utf8'), /^date,[^\n]+\n20261119,/);
  });

  await t.test('demo-day continues after the newest files and prints one file name per line', async () => {
    const { out } = await run('demo-day --only-write', dataDir);

    assert.equal(
      out,
      `${path.join(reports, 'content_owner_basic_a4_2026-11-21.csv')}\n${path.join(reports, 'content_owner_estimated_revenue_a1_2026-11-20.csv')}\n`,
    );
    assert.equal((await readdir(reports)).length, 6);
  });

  await t.test(
    'demo-rates prints the exchange rate of every trading day since the first figures',
    async () => {
      const { code, out } = await run('demo-rates --json', dataDir);

      assert.equal(code, 0);
      const { rates } = JSON.parse(out) as { rates: { day: string; rate: string }[] };
      const weekdays = new Set(rates.map(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay()));
      assert.deepEqual([...weekdays].toSorted(), [1, 2, 3, 4, 5]);
      assert.ok((rates[0]?.day ?? '') < '2026-05-03');
      for (const { rate } of rates) assert.match(rate, /^1\d{3}\.\d{2}$/);
    },
  );
});

test('demo-rates fails in a data folder without a demo', async (t) => {
  const { code, error } = await run('demo-rates', await createTemporaryFolder(t));

  assert.equal(code, 1);
  assert.match(error, /^portal: [^\n]*start the demo once[^\n]*\n$/);
});
