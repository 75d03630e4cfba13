import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { FakeClock } from '../../platform/testing/fake-clock.ts';
import { databaseKinds } from '../../platform/testing/test-databases.ts';
import {
  callOperatorApi,
  openReleasedPortal,
  parseReleaseSet,
  PARTNER,
  PLAYLIST,
  requestPage,
  type TestPortalOptions,
} from '../release/testing/test-portal.ts';

const HOUR_MS = 3_600_000;

type Page = { load: string | undefined; set: string };

const readLoad = (header: unknown) => /^load;desc="([^"]+)"$/.exec(String(header ?? ''))?.[1];

const openPortal = async (t: TestContext, options: TestPortalOptions = {}) => {
  const clock = new FakeClock();
  const portal = await openReleasedPortal(t, { clock, ...options });

  const openPage = async (headers: Record<string, string> = {}, host?: string): Promise<Page> => {
    const page = await requestPage(portal, host === PLAYLIST ? '/service' : '/', headers, host);
    return { load: readLoad(page.headers['server-timing']), set: parseReleaseSet(page.body).id };
  };

  const failed = { phase: 'mounted', outcome: 'failed', error_class: 'evaluation', ms: 900 };
  const mounted = { phase: 'mount', outcome: 'ok', error_class: null, ms: 700 };

  const report = async ({ load, set }: Page, events: object[], host = PARTNER) => {
    const content = { set, remote: 'mf-content', version: portal.content.version };
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/telemetry/event',
      headers: { host },
      payload: { events: events.map((event) => ({ ...content, ...event })), ...(load && { load }) },
    });
    assert.equal(reply.statusCode, 202, reply.body);
  };

  const readHealth = async (domain = PARTNER) => {
    const { body } = await callOperatorApi(portal, 'GET', `/release/health?domain=${domain}`);
    return JSON.parse(body) as {
      pages: { served: number; reported: number }[];
      items: { remote: string; loads: number; failed: number }[];
    };
  };

  /** Loads, mounted, and failures before, after, and either, of a remote. */
  const readCounts = async (remote = 'mf-content') => {
    const { items } = await readHealth();
    const rows: Record<string, unknown>[] = items.filter((item) => item.remote === remote);
    return rows.map((row) =>
      ['loads', 'mounted', 'failed_before', 'failed_after', 'failed'].map((name) => row[name]),
    );
  };

  return { ...portal, clock, openPage, report, readHealth, readCounts, failed, mounted };
};

for (const kind of databaseKinds) {
  test(`page loads on ${kind}: each load counts once, whatever and how often it reports`, async (t) => {
    const { openPage, report, readCounts, readHealth, failed, mounted, app } = await openPortal(t, { kind });
    const [first, second] = [await openPage(), await openPage()];

    await report(first, [mounted]);
    await report(second, [{ ...failed, phase: 'entry', error_class: 'network' }, mounted]);
    await report(first, [failed, { ...failed, ms: 1 }]);
    await Promise.all(Array.from({ length: 5 }, () => report(first, [mounted, failed])));

    assert.deepEqual(await readCounts(), [[2, 2, 1, 1, 2]]);
    assert.deepEqual(await readCounts('shell'), [[2, 0, 0, 0, 0]]);
    const { items } = await readHealth();
    assert.deepEqual(items[0], {
      set: first.set,
      remote: 'mf-content',
      version: '1.0.0+000000c1',
      loads: 2,
      mounted: 2,
      failed: 2,
      failed_before: 1,
      failed_after: 1,
      average_ms: 700,
      p75_ms: 875,
      failures: [
        { phase: 'entry', error_class: 'network', loads: 1 },
        { phase: 'mounted', error_class: 'evaluation', loads: 1 },
      ],
    });
    assert.equal((await app.pageLoads.tokens.read(first.load ?? ''))?.set, first.set);
  });
}

test('T-68 reports without a page load of this domain and set count for nothing', async (t) => {
  const { openPage, report, readCounts, readHealth, failed, clock, database } = await openPortal(t);
  const page = await openPage();
  const foreign = await openPage({}, PLAYLIST);
  const load = page.load ?? '';
  const changed = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

  await t.test('without a token', () => report({ ...page, load: undefined }, [failed]));
  await t.test('with a forged one', async () => {
    const [set = '', issued = '', id = '', signature = ''] = load.split('.');
    await report({ ...page, load: [set, issued, changed(id), signature].join('.') }, [failed]);
    await report({ ...page, load: [set, issued, id, changed(signature)].join('.') }, [failed]);
    await report({ ...page, load: [set, issued, id].join('.') }, [failed]);
    await report({ ...page, load: 'x' }, [failed]);
  });
  await t.test('with one of another domain', async () => {
    await report({ ...page, load: foreign.load }, [failed]);
    await report({ ...foreign, set: page.set }, [failed], PLAYLIST);
    await report({ ...foreign }, [failed]);
  });
  await t.test('for a version that the set does not have', () =>
    report(page, [
      { ...failed, version: '9.9.9' },
      { ...failed, remote: 'mf-invented' },
      { ...failed, set: 'f'.repeat(64) },
    ]),
  );
  await t.test('six hours after the page was sent', async () => {
    clock.advance(6 * HOUR_MS + 1000);
    await report(page, [failed]);
  });

  assert.deepEqual(await readCounts(), []);
  assert.deepEqual((await readHealth(PLAYLIST)).items, []);
  assert.equal((await database.db.selectFrom('page_load_report').selectAll().execute()).length, 0);
});

test('a remote that was shown by its fallback build, or was not to be shown, has no failure of its own', async (t) => {
  const { openPage, report, readCounts, failed } = await openPortal(t);
  const [shown, off] = [await openPage(), await openPage()];

  await report(shown, [{ phase: 'mount', outcome: 'fallback', error_class: null, ms: 1 }]);
  await report(off, [{ ...failed, phase: 'gate', error_class: 'permission' }]);

  assert.deepEqual(await readCounts(), [[1, 0, 0, 0, 0]]);
});

test('a page has a token of its own with every response that a browser shows', async (t) => {
  const { app, openPage } = await openPortal(t);
  const get = (headers: Record<string, string>, url = '/') => requestPage({ app }, url, headers);
  const first = await get({});
  const again = await get({ 'if-none-match': String(first.headers['etag']), 'sec-fetch-dest': 'document' });
  const poll = await get({ 'sec-fetch-dest': 'empty' });
  const unknown = await get({}, '/no/such/page');

  const loads = [first, again, unknown].map(({ headers }) => readLoad(headers['server-timing']));
  assert.deepEqual([again.statusCode, unknown.statusCode], [304, 404]);
  assert.equal(new Set(loads.filter(Boolean)).size, 3);
  assert.equal(poll.headers['server-timing'], undefined);
  assert.ok((await openPage()).load);
});

test('T-69 an address gets 30 tokens of a domain an hour', async (t) => {
  const { app, clock, openPage } = await openPortal(t);
  const countTokens = async (remoteAddress: string, host: string) => {
    const pages = [];
    for (let index = 0; index < 40; index += 1)
      pages.push(
        await app.inject({ url: '/service', remoteAddress, headers: { host, accept: 'text/html' } }),
      );
    return pages.filter(({ headers }) => headers['server-timing']).length;
  };

  assert.equal(await countTokens('2001:db8:1:2::1', PARTNER), 30);
  assert.equal(await countTokens('2001:db8:1:2::2', PARTNER), 0);
  assert.equal(await countTokens('2001:db8:1:2::2', PLAYLIST), 30);
  assert.equal(await countTokens('2001:db8:1:3::1', PARTNER), 30);
  clock.advance(HOUR_MS);
  assert.equal(await countTokens('2001:db8:1:2::1', PARTNER), 30);
  assert.ok((await openPage()).load, 'programs of this machine are not limited');
});

test('pages that were served but never reported are counted before the database closes', async (t) => {
  const counts: { set_id: string; served: string }[] = [];
  const portal = await openPortal(t, {
    // Where the server closes the database.
    afterClose: async () => {
      const { db } = portal.database;
      counts.push(...(await db.selectFrom('page_load_count').select(['set_id', 'served']).execute()));
    },
  });
  const page = await portal.openPage();
  await portal.openPage();

  await portal.app.close();

  assert.deepEqual(counts, [{ set_id: page.set, served: '2' }]);
});

test('reports are deleted once their token has expired, and counts after a month', async (t) => {
  const { app, clock, database, openPage, report, mounted, readCounts } = await openPortal(t);
  await report(await openPage(), [mounted]);
  await app.jobs.store.ensure('telemetry.cleanup');
  const countReports = async () =>
    (await database.db.selectFrom('page_load_report').selectAll().execute()).length;

  clock.advance(6 * HOUR_MS);
  await app.jobs.runDue();
  assert.equal(await countReports(), 2);
  clock.advance(2 * HOUR_MS);
  await app.jobs.runDue();

  assert.equal(await countReports(), 0);
  assert.deepEqual(await readCounts(), [[1, 1, 0, 0, 0]]);
  clock.advance(33 * 24 * HOUR_MS);
  await app.jobs.runDue();
  const left = await database.db.selectFrom('remote_load_count').selectAll().execute();
  assert.equal(left.length, 0);
});
