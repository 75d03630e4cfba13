import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { sql } from 'kysely';
import { describeEachDatabase } from '../../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager, nextNumber } from '../../../../platform/testing/fixtures.ts';
import type { FileState } from '../../../../platform/progress/file-progress.ts';
import type { PortalClient } from '../../../../platform/testing/portal-client.ts';
import { waitForIngest } from '../../delete-figures.ts';
import { readDoubts } from '../../testing/expect-doubts.ts';
import { claimChannel, deleteReports, ingestText, readStoredRows } from '../../testing/ingest-fixtures.ts';
import { adCsv, basicCsv, premiumCsv, revenueCsv } from '../../testing/report-csv.ts';
import { DoubtfulDeliveryError } from '../../doubts/doubtful-delivery-error.ts';

const DAY = '2026-11-15';
const VIDEOS = 40;
const IN_STEPS = { stepFacts: 2 };

describeEachDatabase('an ingest in steps', (api) => {
  let client: PortalClient;

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const manager = await joinManager(api, await insertSite(api));
    client = manager.client;
    await claimChannel(api, manager.id, { youtubeId: 'UCsteps' });
  });
  beforeEach(() => deleteReports(api));

  const rowsWith = (figures: { views?: string; estimated_partner_revenue?: string }, videos = VIDEOS) =>
    Array.from({ length: videos }, (_, index) => ({
      date: DAY.replaceAll('-', ''),
      channel_id: 'UCsteps',
      video_id: `steps-${index}`,
      ...figures,
    }));
  const viewsCsv = (views: number, videos = VIDEOS) => basicCsv(rowsWith({ views: String(views) }, videos));

  /** The views of a video as its page reads them from roll-ups and from facts, and of each video in their list. */
  const readViews = async () => {
    const period = `from=${DAY}&to=${DAY}`;
    const { body: video } = await client.get(`/report/video?${period}&id=steps-${VIDEOS - 1}`);
    const { body: list } = await client.get(`/report/videos?${period}`);
    return [video.figures.views, video.countries.views.items[0].value, list.totals.views / VIDEOS].map(
      (views) => Number(views),
    );
  };
  const countHidden = async () => {
    const { count } = await api.db
      .selectFrom('hidden_figures')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  /** Waits until rows are stored that do not count yet. */
  const waitForSteps = async () => {
    while ((await countHidden()) === 0);
  };
  /** What is read again and again from an ingest's first step on until it is done. */
  const readBetweenSteps = async <Result>(csv: string, read: () => Promise<Result>) => {
    const seen: Result[] = [];
    let isDone = false;
    const ingest = ingestText(api, csv, IN_STEPS).finally(() => (isDone = true));
    await waitForSteps();
    while (!isDone) seen.push(await read());
    await ingest;
    return seen;
  };

  const rowsOfOctober = (figures: Record<string, string>) =>
    rowsWith({}).map((row) => ({ ...row, date: '20261015', ...figures }));
  const finalOctober = adCsv(rowsOfOctober({ partner_revenue: '2' }));
  /** Stores a day of October with an estimate, which is final as soon as `finalOctober` is ingested. */
  const ingestEstimatedOctober = async () => {
    await ingestText(api, basicCsv(rowsOfOctober({ views: '5' })));
    await ingestText(api, revenueCsv(rowsOfOctober({ estimated_partner_revenue: '1' })));
    await ingestText(api, premiumCsv(rowsOfOctober({ partner_revenue: '1' })), IN_STEPS);
  };

  it('T-65 reads between the steps of an ingest have the figures before it, and all new ones after it', async () => {
    await ingestText(api, viewsCsv(5));

    const seen = (await readBetweenSteps(viewsCsv(7), readViews)).flat();

    assert.deepEqual(await readViews(), [7, 7, 7]);
    assert.equal(seen[0], 5, 'it was read before the new figures counted');
    assert.deepEqual(
      seen.filter((views) => views !== 5 && views !== 7),
      [],
    );
  });

  it('the progress of an ingest in steps counts the rows that are stored, and those that are summed', async () => {
    const states: FileState[] = [];

    await ingestText(api, viewsCsv(5), { ...IN_STEPS, onProgress: (state) => states.push(state) });

    const rowsOf = (wanted: FileState['stage']) =>
      states.filter(({ stage, total }) => stage === wanted && total === VIDEOS).map(({ rows }) => rows);
    assert.deepEqual([rowsOf('storing').at(0), rowsOf('storing').at(-1)], [0, VIDEOS]);
    const summed = rowsOf('finishing');
    assert.ok(summed.length > 2, summed.join(' '));
    assert.deepEqual(
      summed,
      summed.toSorted((a, b) => a - b),
    );
    assert.deepEqual(states.at(-1), { stage: 'finishing', rows: VIDEOS });
  });

  it('T-65 a report that is refused in steps leaves nothing, and the same figures count as before', async () => {
    await ingestText(api, viewsCsv(50));
    const stored = await readStoredRows(api);

    await assert.rejects(ingestText(api, viewsCsv(50, 10), IN_STEPS), DoubtfulDeliveryError);

    assert.deepEqual(await readStoredRows(api), stored);
    assert.equal(await countHidden(), 0);
  });

  it('T-65 an ingest in steps begins again when figures change meanwhile', async () => {
    await ingestText(api, viewsCsv(5));
    const ingest = ingestText(api, viewsCsv(7), IN_STEPS);
    await waitForSteps();

    await api.db.transaction().execute((trx) => waitForIngest(trx));

    assert.equal((await ingest).outcome, 'replaced');
    assert.deepEqual(await readViews(), [7, 7, 7]);
    assert.equal(await countHidden(), 0);
  });

  it('T-65 rows of a channel that is registered between the steps are read again', async () => {
    const youtubeId = `UC${String(nextNumber()).padStart(22, '0')}`;
    const { id, client: manager } = await joinManager(api, await insertSite(api));
    const rows = [
      ...rowsWith({ views: '7' }),
      { ...rowsWith({ views: '7' })[0], channel_id: youtubeId, video_id: 'new' },
    ];
    const ingest = ingestText(api, basicCsv(rows), IN_STEPS);
    await waitForSteps();

    await claimChannel(api, id, { youtubeId });

    assert.equal((await ingest).outcome, 'ingested');
    await api.app.jobs.runDue();
    const { body } = await manager.get(`/report/summary?from=${DAY}&to=${DAY}`);
    assert.equal(body.figures.views.value, 7);
  });

  it('T-65 an ingest in steps is not one transaction in the end, when figures change once', async () => {
    await ingestText(api, viewsCsv(5));
    let prepared = 0;
    const ingest = ingestText(api, viewsCsv(7), {
      ...IN_STEPS,
      onProgress: ({ stage, rows }) => {
        if (stage === 'finishing' && rows === VIDEOS) prepared += 1;
      },
    });
    await waitForSteps();

    await api.db.transaction().execute((trx) => waitForIngest(trx));

    await ingest;
    assert.ok(prepared > 0, 'its steps were completed');
    assert.deepEqual(await readViews(), [7, 7, 7]);
  });

  it('T-65 reports of more facts than memory holds store the same, in steps and at once', async () => {
    const manyDays = [DAY, '2026-11-14', '2026-11-13'].flatMap((day) =>
      rowsWith({ views: '5', estimated_partner_revenue: '1.25' }).flatMap((row) =>
        ['KR', 'US'].map((country_code) => ({ ...row, date: day.replaceAll('-', ''), country_code })),
      ),
    );
    const reports = [basicCsv(manyDays), revenueCsv(manyDays), viewsCsv(7)];
    for (const report of reports) await ingestText(api, report);
    const expected = await readStoredRows(api);
    const history = () =>
      api.db
        .selectFrom('delivered_day')
        .select(['report_type', 'day', 'facts', 'amount'])
        .orderBy('report_type')
        .orderBy('day')
        .orderBy('amount')
        .execute();
    const expectedHistory = await history();

    for (const options of [{ mostFacts: 100 }, { mostFacts: 100, ...IN_STEPS }]) {
      await deleteReports(api);
      for (const report of reports) await ingestText(api, report, options);
      assert.deepEqual(await readStoredRows(api), expected);
      assert.deepEqual(await history(), expectedHistory);
    }
  });

  it('T-65 closing reports in steps and at once store the same, before and after daily reports', async () => {
    const closingRows = (partner_revenue: string) =>
      ['20261001', '20261002'].flatMap((date) =>
        rowsWith({}, 8).map((row) => ({ ...row, date, partner_revenue })),
      );
    const correction = { ...closingRows('9')[0], adjustment_type: 'Other' };
    const reports = {
      views: basicCsv(closingRows('').map((row) => ({ ...row, views: '5' }))),
      estimate: revenueCsv(closingRows('').map((row) => ({ ...row, estimated_partner_revenue: '1.25' }))),
      ads: adCsv([...closingRows('2'), correction, { ...correction, date: '20260915' }]),
      premium: premiumCsv(closingRows('0.5')),
      nextAds: adCsv(closingRows('3')),
      nextEstimate: revenueCsv(closingRows('').map((row) => ({ ...row, estimated_partner_revenue: '1.5' }))),
    };
    const all = Object.keys(reports) as (keyof typeof reports)[];
    for (const order of [all, ['ads', 'premium', 'views', 'estimate', 'nextAds', 'nextEstimate'] as const]) {
      await deleteReports(api);
      for (const name of order) await ingestText(api, reports[name], { forceReason: 'test' });
      const expected = await readStoredRows(api);

      for (const options of [{ ...IN_STEPS, mostFacts: 10 }, { mostFacts: 10 }]) {
        await deleteReports(api);
        for (const name of order) await ingestText(api, reports[name], { ...options, forceReason: 'test' });
        assert.deepEqual(await readStoredRows(api), expected);
        assert.equal(await countHidden(), 0);
      }
    }
  });

  it('T-65 closing reports of two owners in steps and at once store the same, also when final days become estimated', async () => {
    const october = (figures: Record<string, string>) =>
      rowsWith({}, 8).map((row) => ({ ...row, date: '20261001', ...figures }));
    const files = [
      { owner: 'north', csv: revenueCsv(october({ estimated_partner_revenue: '1' })) },
      { owner: 'north', csv: adCsv(october({ partner_revenue: '2' })) },
      { owner: 'north', csv: premiumCsv(october({ partner_revenue: '1' })) },
      // Its premium report is missing, so that the day is estimated again.
      { owner: 'south', csv: adCsv(october({ partner_revenue: '4' })) },
    ];
    const store = async (options: { stepFacts?: number }) => {
      await deleteReports(api);
      for (const { owner, csv } of files)
        await ingestText(api, csv, { ...options, owner, forceReason: 'a test' });
      return readStoredRows(api);
    };
    const expected = await store({});

    assert.deepEqual(await store(IN_STEPS), expected);
    assert.equal(await countHidden(), 0);
  });

  it('T-65 reads between the steps of a closing report have the estimate, and the final revenue after it', async () => {
    await ingestEstimatedOctober();
    const readRevenue = async () => {
      const period = 'from=2026-10-15&to=2026-10-15';
      const usd = { 'x-mcn-currency': 'USD' };
      const { body: video } = await client.get(`/report/video?${period}&id=steps-3`, usd);
      const { body: list } = await client.get(`/report/videos?${period}`, usd);
      return [Number(video.figures.revenue), Number(list.totals.revenue) / VIDEOS];
    };
    const before = await readRevenue();

    const seen = (await readBetweenSteps(finalOctober, readRevenue)).flat();

    const after = await readRevenue();
    assert.ok(before.every((revenue) => revenue > 0));
    assert.equal(new Set(before).size, 1);
    assert.deepEqual(
      after,
      before.map((revenue) => 3 * revenue),
    );
    assert.equal(seen[0], before[0], 'it was read before the final revenue counted');
    assert.deepEqual(
      seen.filter((revenue) => revenue !== before[0] && revenue !== after[0]),
      [],
    );
  });

  it('T-65 each report between the steps of a closing report is the one before it or the one after it', async () => {
    await ingestEstimatedOctober();
    const period = 'from=2026-10-15&to=2026-10-15';
    const paths = [
      `summary?${period}&compare=none`,
      `countries?${period}&metric=revenue`,
      `channels?${period}`,
      'settlement?from=2026-10&to=2026-10',
      'statement?month=2026-10',
    ];
    const readStamps = async () => {
      const { rows } = await sql<{ id: string }>`select id from report_version_stamp order by id`.execute(
        api.db,
      );
      return rows.map(({ id }) => id).join(' ');
    };
    /** A report that is computed while figures change may contain only parts of the change: it is left out. */
    const readReports = async () => {
      const reports: (string | undefined)[] = [];
      for (const path of paths) {
        const stamps = await readStamps();
        const { status, body } = await client.get(`/report/${path}`, { 'x-mcn-currency': 'USD' });
        assert.equal(status, 200, JSON.stringify(body));
        reports.push((await readStamps()) === stamps ? JSON.stringify(body) : undefined);
      }
      return reports;
    };
    const before = await readReports();

    const seen = await readBetweenSteps(finalOctober, readReports);

    const after = await readReports();
    assert.equal(seen[0]?.[0], before[0], 'it was read before the final revenue counted');
    for (const [index, path] of paths.entries()) {
      assert.notEqual(before[index], after[index], path);
      for (const reports of seen)
        assert.ok([before[index], after[index], undefined].includes(reports[index]), path);
    }
  });

  it('T-65 no transaction of a closing report in steps stores roll-ups of more than a step', async () => {
    const closingRows = (figures: Record<string, string>) =>
      ['20261001', '20261002', '20261003', '20261004', '20261005'].flatMap((date) =>
        rowsWith({}, 8).map((row) => ({ ...row, date, ...figures })),
      );
    await ingestText(api, revenueCsv(closingRows({ estimated_partner_revenue: '1' })));
    await ingestText(api, premiumCsv(closingRows({ partner_revenue: '1' })), IN_STEPS);

    await ingestText(api, adCsv(closingRows({ partner_revenue: '2' })), IN_STEPS);

    for (const table of [
      'video_day',
      'channel_day',
      'channel_day_country',
      'account_day_country',
      'settled_day',
    ]) {
      const { rows } = await sql<{ rows: number }>`
        select count(*)::int as rows from ${sql.table(table)} group by xmin::text`.execute(api.db);
      assert.ok(rows.length > 0);
      assert.deepEqual(
        rows.filter((transaction) => transaction.rows > IN_STEPS.stepFacts + 1),
        [],
        table,
      );
    }
  });

  it('a closing report in steps is doubted like one that is stored at once', async () => {
    const closingRows = (figures: Record<string, string>) =>
      ['20261001', '20261002'].flatMap((date) =>
        rowsWith({}, 20).map((row) => ({ ...row, date, ...figures })),
      );
    await ingestText(
      api,
      revenueCsv(closingRows({ estimated_partner_revenue: '100', estimated_partner_ad_revenue: '80' })),
      {
        forceReason: 'test',
      },
    );
    const closing = adCsv(closingRows({ partner_revenue: '0.5' }));

    const atOnce = await readDoubts(api, closing);

    assert.ok(atOnce.some(({ code }) => code === 'below_estimate'));
    assert.deepEqual(await readDoubts(api, closing, IN_STEPS), atOnce);
  });

  it('T-65 reports in steps and at once store the same, in any order', async () => {
    const revenue = revenueCsv(rowsWith({ estimated_partner_revenue: '1.25' }));
    const reports = [viewsCsv(5), revenue, viewsCsv(7), revenue.replaceAll('1.25', '1.5')];
    for (const report of reports) await ingestText(api, report);
    const expected = await readStoredRows(api);

    for (const inSteps of [
      [0, 1, 2, 3],
      [0, 2],
      [1, 3],
    ]) {
      await deleteReports(api);
      for (const [index, report] of reports.entries())
        await ingestText(api, report, inSteps.includes(index) ? IN_STEPS : {});
      assert.deepEqual(await readStoredRows(api), expected);
    }
  });
});
