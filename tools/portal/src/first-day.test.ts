import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { PortalClient } from '@portal/api/client-testing';
import { root } from '@portal/webpack/workspace';
import { runLine, startEmptyServer, writeBuilds } from './testing/open-program.ts';

const run = promisify(execFile);
/** Each of the page's commands is a process of its own. */
const TIMEOUT_MS = 280_000;

const readPage = async () => {
  const page = await readFile(path.join(root, 'docs/first-day.md'), 'utf8');
  const blocks = [...page.matchAll(/^```(\w*)\n([^]*?)^```$/gm)];
  const textsOf = (language: string) =>
    blocks.filter(([, each]) => each === language).map(([, , text = '']) => text);
  return { page, start: textsOf(''), commands: textsOf('sh') };
};

const listOf = async (client: PortalClient, address: string, field: string) => {
  const { body } = await client.get(address);
  return body.items.map((item: Record<string, unknown>) => item[field]);
};

test('the commands of “Your first day”, pasted as they stand, lead to a manager who sees the figures', async (t) => {
  const { page, start, commands } = await readPage();
  const { at, dataDir } = await writeBuilds(t);
  const { app, port } = await startEmptyServer(t, dataDir);
  // What a start of the whole portal publishes.
  await runLine(`publish ${at('shell')} ${at('v1')}`, { DATA_DIR: dataDir, PORT: String(port) });

  const { stdout } = await run('bash', ['-e', '-c', commands.join('\n')], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    timeout: TIMEOUT_MS,
  });

  assert.deepEqual(start, ['DEMO=0 npm start\n']);
  const [forOperator = '', forManager = ''] = [...stdout.matchAll(/^password, shown once: (\S+)$/gm)].map(
    ([, password]) => password,
  );
  const manager = await new PortalClient(app, 'tide.localhost').signIn('manager@tide.example', forManager);
  const operator = await new PortalClient(app, 'console.localhost').signIn(
    'operator@tide.example',
    forOperator,
  );

  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const { body } = await manager.get(`/report/summary?from=${day(7)}&to=${day(4)}`);
  assert.deepEqual([body.figures.views.value, Number(body.figures.revenue.value)], [2_500, 3.75]);
  assert.match(page, /2,500 views, \$3\.75 and three\nchannels/);
  assert.deepEqual(await listOf(manager, '/channel/list', 'status'), [2, 2, 2]);
  assert.deepEqual(await listOf(manager, '/notice/list', 'title'), ['Welcome to Tide Music']);
  assert.deepEqual(await listOf(manager, '/music/tracks', 'title'), ['Low Tide']);
  assert.equal((await listOf(operator, '/operator/deliveries', 'id')).length, 4);
  const { metadata } = (await manager.get('/v2/mcn/meta?domain=tide.localhost')).body;
  assert.deepEqual([metadata.default_language, metadata.default_currency], ['en', 'USD']);
  const logo = await app.inject({ url: metadata.logo_favicon });
  assert.deepEqual([logo.statusCode, logo.headers['content-type']], [200, 'image/png']);
});
