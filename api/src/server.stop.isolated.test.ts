import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from './platform/database/database.ts';
import { copyTemplateDatabase } from './platform/testing/template-database.ts';
import { nodeFlags } from './platform/testing/node-flags.ts';

const base = mkdtempSync(join(tmpdir(), 'portal-stop-'));
const dataDir = join(base, 'data');
const REPORT = `date,channel_id,video_id,claimed_status,uploader_type,country_code,estimated_partner_revenue,estimated_partner_ad_revenue,estimated_partner_red_revenue
20260301,UCaaaaaaaaaaaaaaaaaaaaaa,vvvvvvvvvvv,claimed,self,KR,1.5,1.0,0.5
`;

const readPort = async (output: NodeJS.ReadableStream) => {
  for await (const chunk of output) {
    const port = /localhost:(\d+)/.exec(String(chunk))?.[1];
    if (port) return Number(port);
  }
  throw new Error('The server ended without listening.');
};

/** Waits for the key file, which the server writes when it listens. */
const keyIn = async (directory: string) => {
  const file = join(directory, 'admin-key');
  while (!existsSync(file)) await delay(10);
  return readFileSync(file, 'utf8').trim();
};

/** Whether the port still accepts connections. */
const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

describe('stopping the server', () => {
  after(() => rmSync(base, { recursive: true, force: true }));

  it('a stopped server refuses new requests, finishes those in progress, and closes its database', async (t) => {
    await copyTemplateDatabase(join(dataDir, 'embedded'));
    const child = spawn(process.execPath, [...nodeFlags, join(import.meta.dirname, 'server.ts')], {
      env: { ...process.env, DEMO: '0', PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const errors = text(child.stderr);
    const exited = once(child, 'exit');
    t.after(() => child.kill('SIGKILL'));
    const port = await readPort(child.stdout);
    const key = await keyIn(dataDir);
    // Only the beginning of the report has been sent.
    const upload = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/operator/ingest?name=a.csv&force=test',
      headers: { 'x-admin-key': key, 'content-type': 'text/csv', 'transfer-encoding': 'chunked' },
    });
    const answered = once(upload, 'response');
    upload.write(REPORT.slice(0, 300));
    await delay(300);

    child.kill('SIGTERM');
    const deadline = Date.now() + 5_000;
    while ((await isListening(port)) && Date.now() < deadline) await delay(20);
    assert.equal(await isListening(port), false, 'new connections are refused');
    assert.equal(child.exitCode, null, 'the upload is still under way');
    upload.end(REPORT.slice(300));

    const [answer] = await answered;
    assert.equal(answer.statusCode, 200);
    const body = JSON.parse(await text(answer)); // A response of this server.
    assert.equal(body.result.rows.read, 1);
    assert.deepEqual(await exited, [0, null]);
    assert.equal(await errors, '');

    const database = await openDatabase({ directory: join(dataDir, 'embedded') });
    const files = await database.db.selectFrom('ingest_file').select('name').execute();
    await database.close();
    assert.deepEqual(files, [{ name: 'a.csv' }]);
  });
});
