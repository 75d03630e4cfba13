import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { type StandIn, startStandIn, type StandInOptions } from './stand-in.ts';

const ID = `UC${'a'.repeat(22)}`;
const channels = [
  {
    ...{
      id: ID,
      handle: '@Roof.Garden',
      title: '옥상 텃밭',
      description: '안녕하세요',
      default_language: 'ko',
    },
    ...{
      localizations: { en: { title: 'Roof', description: 'Hello' } },
      subscribers: 12_687,
      username: 'roof',
    },
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
  const answer = await fetch(`${url}${path}`);
  // Tests look into answers of every shape; the assertions are the check.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
  const body: any = await answer.json();
  return { status: answer.status, body };
};
const list = (standIn: StandIn, query: string, key = standIn.key) =>
  get(standIn, `/youtube/v3/channels?${query}&key=${key}`);
const tell = ({ url }: StandIn, path: string, body: unknown) =>
  fetch(`${url}/stand-in/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the stand-in for the Data API', () => {
  it('tells of a channel in the parts that are asked for, counts as text', async (t) => {
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

  it('answers 200 without items where there is nothing', async (t) => {
    const { status, body } = await list(await open(t), 'part=id&id=UCnothing');
    assert.equal(status, 200);
    assert.equal('items' in body, false);
    assert.equal(body.pageInfo.totalResults, 0);
  });

  it('refuses what the platform refuses, and counts it', async (t) => {
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

  it('has a quota that ends with the day in California', async (t) => {
    let now = new Date('2026-07-04T12:00:00Z');
    const standIn = await open(t, { quota: 2, now: () => now });
    const statusOf = async () => (await list(standIn, `part=id&id=${ID}`)).status;

    assert.deepEqual([await statusOf(), await statusOf(), await statusOf()], [200, 200, 403]);
    now = new Date('2026-07-05T07:00:00Z');
    assert.equal(await statusOf(), 200);
    await tell(standIn, 'quota', { left: 'none' });
    assert.equal(await statusOf(), 403);
  });

  it('lets a tester change a channel, also beyond a restart', async (t) => {
    const directory = mkdtempSync(join(tmpdir(), 'stand-in-'));
    t.after(() => rmSync(directory, { recursive: true, force: true }));
    const stateFile = join(directory, 'state.json');
    const first = await open(t, { stateFile });

    assert.equal(
      (await tell(first, 'channels', { channel: '@roof.garden', description: 'CODE' })).status,
      200,
    );
    assert.equal((await tell(first, 'channels', { channel: '@nobody', description: 'CODE' })).status, 404);
    assert.equal((await tell(first, 'channels', { channel: ID, descripton: 'CODE' })).status, 400);

    for (const standIn of [first, await open(t, { stateFile })]) {
      const { body } = await list(standIn, `part=snippet&id=${ID}`);
      assert.equal(body.items[0].snippet.description, 'CODE');
      assert.equal(body.items[0].snippet.title, '옥상 텃밭');
    }
  });

  it('fails as it is told, as often as it is told', async (t) => {
    const standIn = await open(t);
    await tell(standIn, 'fault', { kind: 'backend', times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await list(standIn, `part=id&id=${ID}`)).status);
    assert.deepEqual(statuses, [503, 503, 200]);
  });

  it('is not reached by a page through a name of its own', async (t) => {
    const standIn = await open(t);
    const { port } = new URL(standIn.url);
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      request(
        { host: '127.0.0.1', port, path: '/stand-in/channels', headers: { host: 'evil.example' } },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      )
        .on('error', reject)
        .end();
    });
    assert.equal(status, 403);
  });
});
