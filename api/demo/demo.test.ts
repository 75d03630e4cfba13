import assert from 'node:assert/strict';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { createIngestService } from '../src/figures/ingest/ingest.service.ts';
import { readStoredRows } from '../src/figures/ingest/testing/ingest-fixtures.ts';
import { noticeCategories } from '../src/content/notice/notice.tables.ts';
import { describeEachDatabase } from '../src/platform/testing/describe-databases.ts';
import { createAnonymousClient } from '../src/platform/testing/fixtures.ts';
import {
  DEMO_PASSWORD,
  demoAccounts,
  reportsDirectory,
  seedDemo,
  writeClosing,
  writeReportDay,
} from './index.ts';

const DAYS = 4;

describeEachDatabase('the demo', (api) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-demo-'));
  const steps: string[] = [];
  const seed = () =>
    seedDemo({
      database: api.database,
      clock: api.clock,
      dataDirectory,
      figureDays: DAYS,
      progress: (text) => steps.push(text),
    });
  const signedIn = (email: string, domain = 'aurora.localhost') =>
    createAnonymousClient(api, domain).signIn(email, DEMO_PASSWORD);

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    await seed();
  });
  after(() => rmSync(dataDirectory, { recursive: true, force: true }));

  it('every demo account can sign in', async () => {
    for (const { domain, email, role } of demoAccounts()) {
      const client = await signedIn(email, domain);
      assert.equal((await client.get('/member/me')).body.role, role, email);
    }
  });

  for (const domain of ['aurora', 'lagoon'])
    it(`the demo of ${domain} has channels of every status and verification`, async () => {
      const client = await signedIn(`manager@${domain}.example`, `${domain}.localhost`);
      const { body } = await client.get('/channel/list?size=100');
      const { body: recent } = await client.get('/channel/verifications');

      const values = (name: string) => new Set(body.items.map((item: Record<string, unknown>) => item[name]));
      assert.equal(body.total, 12);
      assert.deepEqual([...values('status')].toSorted(), [0, 1, 2, 3]);
      for (const state of ['none', 'pending', 'verifying', 'verified'])
        assert.ok(values('verification').has(state), state);
      assert.equal(recent.items.length, 1, 'one search runs');
    });

  it('the demo has channels that members share in chosen parts, and one with a part of nobody', async () => {
    const splitPeriod = async (domain: string, handle: string) => {
      const client = await signedIn(`manager@${domain}.example`, `${domain}.localhost`);
      const { body } = await client.get(`/channel/list?search=${encodeURIComponent(handle)}`);
      return body.items[0].members.map(({ part }: { part: number }) => part).toSorted();
    };

    assert.deepEqual(await splitPeriod('aurora', '@today.alley'), [0.4, 0.6]);
    assert.deepEqual(await splitPeriod('lagoon', '@quiet.room'), [0.25, 0.75]);
    assert.deepEqual(await splitPeriod('lagoon', '@market.sleuth'), [0.8]);
  });

  it("the demo has figures of the last days in each domain's language and currency", async () => {
    const client = await signedIn('manager@aurora.example');
    client.currency = 'KRW';
    const { body: reach } = await client.get('/report/freshness');
    const { body: videos } = await client.get('/report/videos?from=2026-11-15&to=2026-11-18&size=100');
    const { body: countries } = await client.get('/report/countries?from=2026-11-15&to=2026-11-18');

    assert.deepEqual([reach.views_through, reach.revenue_through], ['2026-11-19', '2026-11-18']);
    assert.ok(videos.total > 500 && videos.total <= 612);
    assert.ok(videos.items.every((item: { title: string }) => /\p{Script=Hangul}/u.test(item.title)));
    assert.ok(Number(videos.totals.rpm) > 40 && Number(videos.totals.rpm) < 90);
    assert.equal(countries.items[0].country, 'KR');
  });

  it('the demo has notices of every category and counts new ones', async () => {
    const client = await signedIn('manager@aurora.example');
    const { body } = await client.get('/notice/list');

    const categories = body.items.map(({ category }: { category: string }) => category);
    assert.deepEqual([...new Set(categories)].toSorted(), [...noticeCategories].toSorted());
    const fresh = body.items.filter((item: { is_new: boolean }) => item.is_new);
    assert.deepEqual([body.total, body.new_count], [12, fresh.length]);
    await client.post('/notice/read', { id: fresh[0].id });
    assert.equal((await client.get('/notice/list?category=music')).body.new_count, fresh.length - 1);
  });

  it("the demo's videos have the music of the platform's claims", async () => {
    const client = await signedIn('manager@aurora.example');
    const { body } = await client.get('/report/videos?from=2026-11-15&to=2026-11-18&size=20');

    assert.ok(body.items.every(({ track }: { track: unknown }) => track !== null));
    const [{ id, track }] = body.items;
    const detail = await client.get(`/report/video?from=2026-11-15&to=2026-11-18&id=${id}`);
    const [heard] = detail.body.video.tracks;
    assert.equal(heard.isrc, track.isrc);
    assert.ok(heard.matched_seconds > 0);
  });

  it('seeding the demo twice on one day changes nothing', async () => {
    const before = await readStoredRows(api);
    const stepsBefore = steps.length;

    await seed();

    assert.equal(steps.length, stepsBefore);
    assert.deepEqual(await readStoredRows(api), before);
  });

  it('seeding the demo after some days adds their figures', async () => {
    api.clock.set('2026-11-23T12:00:00Z');
    await seed();

    const { body } = await (
      await signedIn('manager@lagoon.example', 'lagoon.localhost')
    ).get('/report/freshness');
    assert.deepEqual([body.views_through, body.revenue_through], ['2026-11-21', '2026-11-20']);
  });

  it('a further day of the demo is ingested like any report', async () => {
    const directory = reportsDirectory(dataDirectory);
    const ingest = createIngestService({ database: api.database, clock: api.clock });

    const files = await writeReportDay({ directory });

    assert.deepEqual(
      files.map(({ from, to }) => [from, to]),
      [
        ['2026-11-22', '2026-11-22'],
        ['2026-11-21', '2026-11-21'],
      ],
    );
    for (const { path, name } of files) {
      const { outcome, rows } = await ingest.ingestFile(createReadStream(path), { name });
      assert.equal(outcome, 'ingested');
      assert.ok(rows.read > 500 && rows.unknownChannel > 0);
    }
    assert.equal(
      (await readdir(directory)).some((name) => name.endsWith('.part')),
      false,
    );
  });

  it('writing the same day of the demo twice gives the same files', async () => {
    const directory = reportsDirectory(dataDirectory);
    const ingest = createIngestService({ database: api.database, clock: api.clock });

    const [file] = await writeReportDay({ directory, day: '2026-11-22' });

    const { outcome } = await ingest.ingestFile(createReadStream(file!.path), { name: file!.name });
    assert.equal(outcome, 'duplicate');
  });

  it("the demo's closing reports make a month final", async () => {
    const directory = reportsDirectory(dataDirectory);
    const ingest = createIngestService({ database: api.database, clock: api.clock });
    await assert.rejects(writeClosing({ directory, month: '2026-11' }), /known through 2026-11-22 only/);
    await assert.rejects(writeClosing({ directory, month: '2026-09' }), /no figures of 2026-09/);
    api.clock.set('2026-12-20T12:00:00Z');
    // Only the end of the month is needed, and every day of the demo takes time.
    for (const { path, name, createdAt } of await writeReportDay({ directory, day: '2026-11-30' }))
      await ingest.ingestFile(createReadStream(path), { name, createdAt });

    const closing = await writeClosing({ directory, month: '2026-11' });

    assert.deepEqual(
      closing.map(({ from, to }) => [from, to]),
      [
        ['2026-11-16', '2026-11-30'],
        ['2026-11-16', '2026-11-30'],
      ],
    );
    for (const { path, name, createdAt } of closing)
      await ingest.ingestFile(createReadStream(path), { name, createdAt });
    const client = await signedIn('manager@aurora.example');
    const { body } = await client.get('/report/summary?from=2026-11-16&to=2026-11-30');
    const { items } = (await client.get('/report/settlement?from=2026-11&to=2026-11')).body;
    assert.equal(body.status, 'final');
    assert.ok(items[0].change !== null && items[0].final === body.figures.revenue.value);
  });
});
