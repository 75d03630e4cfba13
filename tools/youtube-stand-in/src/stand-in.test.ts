import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { type StandIn, startStandIn, type StandInOptions } from './stand-in.ts';

const ID = `UC${'a'.repeat(22)}`;
const channels = [
  {
    id: ID,
    handle: '@Roof.Garden',
    title: '옥상 텃밭',
    description: '안녕하세요',
    default_language: 'ko',
    localizations: { en: { title: 'Roof', description: 'Hello' } },
    subscribers: 12_687,
    username: 'roof',
  },
];

const open = async (t: TestContext, options: StandInOptions = {}) => {
  const standIn = await startStandIn({
    channels,
    videos: [{ id: 'v'.repeat(11), channel_id: ID, title: 'A short' }],
    ...options,
  });
  t.after(() => standIn.close());
  return standIn;
};
const get = async ({ url }: StandIn, path: string) => {
  const response = await fetch(`${url}${path}`);
  // Responses have many shapes; the assertions check them.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
  const body: any = await response.json();
  return { status: response.status, body };
};
const list = (standIn: StandIn, query: string, key = standIn.key) =>
  get(standIn, `/youtube/v3/channels?${query}&key=${key}`);
const control = ({ url }: StandIn, path: string, body: unknown) =>
  fetch(`${url}/stand-in/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the YouTube stand-in', () => {
  it('channels.list returns the requested parts of a channel, with counts as strings', async (t) => {
    const standIn = await open(t);
    const { body } = await list(standIn, `part=snippet,statistics&part=localizations&forHandle=roof.garden`);

    const [item] = body.items;
    assert.equal(item.id, ID);
    assert.equal(item.snippet.customUrl, '@roof.garden');
    assert.equal(item.statistics.subscriberCount, '12600');
    assert.equal(item.localizations.en.description, 'Hello');
    assert.equal(item.brandingSettings, undefined);
    const english = await list(standIn, `part=snippet&id=${ID}&hl=en`);
    assert.equal(english.body.items[0].snippet.localized.title, 'Roof');
    assert.equal((await list(standIn, 'part=id&forUsername=ROOF')).body.items[0].id, ID);
  });

  it('channels.list returns 200 without items when nothing is found', async (t) => {
    const { status, body } = await list(await open(t), 'part=id&id=UCnothing');
    assert.equal(status, 200);
    assert.equal('items' in body, false);
    assert.equal(body.pageInfo.totalResults, 0);
  });

  it("invalid requests get the platform's errors and cost quota", async (t) => {
    const standIn = await open(t);
    const reasonOf = async (query: string, key?: string) => {
      const { status, body } = await list(standIn, query, key);
      return [status, body.error.errors[0].reason];
    };
    assert.deepEqual(await reasonOf('part=id'), [400, 'missingRequiredParameter']);
    assert.deepEqual(await reasonOf(`part=id&id=${ID}&forHandle=@a`), [400, 'incompatibleParameters']);
    assert.deepEqual(await reasonOf(`id=${ID}`), [400, 'missingRequiredParameter']);
    assert.deepEqual(await reasonOf(`part=nonsense&id=${ID}`), [400, 'unknownPart']);
    assert.deepEqual(await reasonOf(`part=id&id=${Array(51).fill(ID).join(',')}`), [400, 'invalidFilters']);
    assert.deepEqual(await reasonOf(`part=id&id=${ID}`, 'wrong'), [400, 'badRequest']);
    assert.equal(standIn.quota.used, 5);
  });

  it('the quota resets at midnight Pacific time', async (t) => {
    let now = new Date('2026-07-04T12:00:00Z');
    const standIn = await open(t, { quota: 2, now: () => now });
    const statusOf = async () => (await list(standIn, `part=id&id=${ID}`)).status;

    assert.deepEqual([await statusOf(), await statusOf(), await statusOf()], [200, 200, 403]);
    now = new Date('2026-07-05T07:00:00Z');
    assert.equal(await statusOf(), 200);
    await control(standIn, 'quota', { left: 'none' });
    assert.equal(await statusOf(), 403);
  });

  it("a tester's change of a channel survives a restart", async (t) => {
    const directory = mkdtempSync(join(tmpdir(), 'stand-in-'));
    t.after(() => rmSync(directory, { recursive: true, force: true }));
    const stateFile = join(directory, 'state.json');
    const first = await open(t, { stateFile });

    assert.equal(
      (await control(first, 'channels', { channel: '@roof.garden', description: 'CODE' })).status,
      200,
    );
    assert.equal((await control(first, 'channels', { channel: '@nobody', description: 'CODE' })).status, 404);
    assert.equal((await control(first, 'channels', { channel: ID, descripton: 'CODE' })).status, 400);

    for (const standIn of [first, await open(t, { stateFile })]) {
      const { body } = await list(standIn, `part=snippet&id=${ID}`);
      assert.equal(body.items[0].snippet.description, 'CODE');
      assert.equal(body.items[0].snippet.title, '옥상 텃밭');
    }
  });

  it('a fault makes the given number of requests fail', async (t) => {
    const standIn = await open(t);
    await control(standIn, 'fault', { kind: 'backend', times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await list(standIn, `part=id&id=${ID}`)).status);
    assert.deepEqual(statuses, [503, 503, 200]);
  });

  it('requests with a foreign Host header get 403', async (t) => {
    const standIn = await open(t);
    const { port } = new URL(standIn.url);
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      request(
        { host: '127.0.0.1', port, path: '/stand-in/channels', headers: { host: 'evil.example' } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
        .on('error', reject)
        .end();
    });
    assert.equal(status, 403);
  });
});
