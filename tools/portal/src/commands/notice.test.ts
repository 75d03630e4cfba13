import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import type {} from '@portal/api/app';
import { readConfig } from '@portal/api/config';
import { copyTemplateDatabase } from '@portal/api/database-testing';
import { addSite, createTemporaryFolder } from '@portal/api/release-testing';
import { startServer } from '@portal/api/server';
import { allCommands } from '../all-commands.ts';
import { runProgram } from '../program.ts';

test('the notice commands', async (t) => {
  const folder = await createTemporaryFolder(t);
  const dataDir = path.join(folder, 'data');
  await copyTemplateDatabase(path.join(dataDir, 'embedded'));
  const app = await startServer({
    ...readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }),
    port: 0,
  });
  t.after(() => app.close());
  await addSite(app.database, 'aurora.localhost');
  const address = app.server.address();
  const environment = {
    DATA_DIR: dataDir,
    PORTAL_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
  };
  const notice = async (...args: string[]) => {
    let [out, error] = ['', ''];
    const code = await runProgram(
      ['notice', ...args],
      {
        environment,
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
  const write = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const korean = await write(
    'july.ko.md',
    '# 7월 정산\n\n정산일은 **25일**이에요.\n\n- [정산 정보](/payment-info)\n',
  );
  const english = await write(
    'july.en.md',
    '# July settlement\n\nPaid on the [25th](javascript:alert(1)).\n\n__“8월”__은\n',
  );
  let id = '';

  await t.test('preview prints what readers see, what is left out and what to check', async () => {
    const { code, out } = await notice('preview', korean, english);

    assert.equal(code, 0);
    assert.match(out, /── ko: 7월 정산\n\n정산일은 25일이에요\.\n\n• 정산 정보 <\/payment-info>/);
    assert.match(out, /Paid on the 25th\.\n\n__“8월”__은\n\nleft out: the address of a link – "javascript:/);
    assert.match(out, /^check: marks are shown as they are – "__“8월”__은"$/m);
    assert.match((await notice('list')).out, /0 of 0/);
  });

  await t.test('create schedules a notice of one domain in the languages of its files', async () => {
    const time = '2099-01-02T10:00:00+09:00';

    const { code, out, error } = await notice('create', korean, english, '--domain', 'aurora', '--at', time);

    assert.deepEqual([code, error], [0, '']);
    id = out.split(':')[0] ?? '';
    assert.match(out, /: scheduled, 2099-01-02T01:00:00\.000Z, aurora\.localhost, general$/m);
    assert.match((await notice('list', '--domain', 'aurora')).out, /scheduled .* July settlement\n1 of 1/);
  });

  await t.test('schedule moves a notice, which is published when its time has come', async () => {
    assert.match((await notice('schedule', id, '2020-01-01')).out, /: published, 2020-01-01T00:00:00\.000Z/);
  });

  await t.test('rewrite replaces the texts, and show prints them', async () => {
    const changed = await write('august.ko.md', '# 8월 정산\n\n3. 하나\n4. 둘\n\n> 인용\n');

    assert.equal((await notice('rewrite', id, changed)).code, 0);

    assert.match((await notice('show', id)).out, /── ko: 8월 정산\n\n3\. 하나\n4\. 둘\n\n│ 인용/);
  });

  await t.test('withdraw hides a notice and restore shows it again', async () => {
    assert.match((await notice('withdraw', id)).out, /: withdrawn/);
    assert.match((await notice('restore', id)).out, /: published/);
  });

  await t.test('files and times that say too little are refused in one line', async () => {
    const untitled = await write('a.ko.md', '글');
    const second = await write('b.ko.md', '# 제목');
    for (const [args, error] of [
      [['preview', await write('a.md', '# a')], /names no language/],
      [['preview', path.join(folder, 'none.ko.md')], /There is no file .*none\.ko\.md\./],
      [['create', untitled], /does not begin with the title/],
      [['create', korean, second], /Two files are in the language ko/],
      [['schedule', id, 'tomorrow'], /"tomorrow" is no time/],
      [['create', second, '--domain', 'nowhere.test'], /portal: /],
    ] as const) {
      const result = await notice(...args);
      assert.equal(result.code, 1, String(args));
      assert.match(result.error, error);
    }
  });
});
