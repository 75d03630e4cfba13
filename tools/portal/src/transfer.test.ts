import assert from 'node:assert/strict';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import type {} from '@portal/api/app';
import { readConfig } from '@portal/api/config';
import { copyTemplateDatabase } from '@portal/api/database-testing';
import { addSite, createTemporaryFolder } from '@portal/api/release-testing';
import { startServer } from '@portal/api/server';
import { allCommands } from './all-commands.ts';
import { runProgram } from './program.ts';

test('portal export and portal import move a database', async (t) => {
  const folder = await createTemporaryFolder(t);
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  const file = path.join(folder, 'portal.export');
  const portal = async (line: string, dataDir: string) => {
    let [out, error] = ['', ''];
    const code = await runProgram(
      line.split(' '),
      {
        environment: { DATA_DIR: dataDir },
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
  const start = (dataDir: string) =>
    startServer({ ...readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }), port: 0 });

  await copyTemplateDatabase(path.join(from, 'embedded'));
  const app = await start(from);
  await addSite(app.database, 'aurora.localhost', { name: 'Moved' });

  await t.test('export refuses a database that is in use', async () => {
    const { code, error } = await portal(`export ${file}`, from);

    assert.equal(code, 1);
    assert.match(error, /^portal: .* is in use by process \d+\. [^\n]+\n$/);
  });
  await app.close();

  await t.test('import restores the exported database', async () => {
    const exported = await portal(`export ${file}`, from);
    const imported = await portal(`import ${file}`, to);

    assert.deepEqual([exported.code, exported.error], [0, '']);
    assert.match(exported.out, /^site +1$/m);
    assert.deepEqual(imported, exported);
    const restored = await start(to);
    const sites = await restored.database.db.selectFrom('site').select(['domain', 'name']).execute();
    await restored.close();
    assert.deepEqual(sites, [{ domain: 'aurora.localhost', name: 'Moved' }]);
  });

  await t.test('a refused export or import prints one line to standard error', async () => {
    const refusals: [string, string, RegExp][] = [
      [`export ${file}`, from, /already exists/],
      [`import ${file}`, to, /only an empty database can be imported into/],
      [`import ${file}.none`, to, /cannot be read/],
    ];
    for (const [line, dataDir, message] of refusals) {
      const { code, out, error } = await portal(line, dataDir);

      assert.deepEqual([code, out], [1, '']);
      assert.match(error, /^portal: [^\n]+\n$/);
      assert.match(error, message);
    }
  });
});
