import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { FastifyBaseLogger } from 'fastify';
import { createNotifications } from '../../../access/notification/notification.service.ts';
import { createJobRunner } from '../../../platform/jobs/job-runner.ts';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { claimChannel, ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { basicCsv, revenueCsv } from '../../ingest/testing/report-csv.ts';
import { createBriefing } from '../briefing/briefing.ts';
import { createDeviatingAccount, DEVIATING_DAY } from '../briefing/testing/deviating-account.ts';
import { createVideoLists } from '../reports/video-lists.ts';
import { createReportContext } from '../scope/report-context.ts';
import { createDayNotifications, DAY_NOTIFICATIONS } from './day-notifications.ts';

type Item = { id: string; at: string; is_read: boolean; about: Record<string, unknown> };

const DAY_MS = 24 * 60 * 60 * 1000;

describeEachDatabase('the notifications of a new day', (api) => {
  let account: Awaited<ReturnType<typeof createDeviatingAccount>>;
  let idle: PortalClient;

  /** What the job does the next time it is due. */
  const runJob = async () => {
    await api.app.jobs.store.ensure(DAY_NOTIFICATIONS);
    api.clock.advance(60_000);
    await api.app.jobs.runDue();
  };
  const get = async (client: PortalClient, path: string, currency = 'USD') => {
    const { status, body } = await client.get(path, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const list = async (client: PortalClient, currency = 'USD'): Promise<Item[]> =>
    (await get(client, '/inbox/list', currency)).items;
  const kindsOf = async (client: PortalClient) => (await list(client)).map(({ about }) => about['kind']);

  before(async () => {
    if (!api.isOpen) return;
    account = await createDeviatingAccount(api);
    const other = await joinManager(api, await insertSite(api));
    await claimChannel(api, other.id, { youtubeId: 'UCidles0000000000000000' });
    idle = other.client;
    await runJob();
  });

  it('are the figures of the day, and its two largest deviations, for everyone with figures', async () => {
    const { manager, member, channels } = account;

    const about = (await list(manager)).map((item) => item.about);
    assert.deepEqual(
      about.filter(({ kind }) => kind === 'figures').map(({ day }) => day),
      [DEVIATING_DAY],
    );
    const deviations = about.filter(({ kind }) => kind === 'deviation');
    const briefing = await get(manager, '/report/briefing');
    assert.deepEqual(
      deviations.map(({ id, change }) => [id, change]).toSorted(),
      briefing.deviations
        .slice(0, 2)
        .map((line: { channel: { id: string }; difference: string }) => [
          line.channel.id,
          Number(line.difference) < 0 ? 'lower' : 'higher',
        ])
        .toSorted(),
    );
    assert.ok(deviations.some(({ id, name }) => id === channels[0] && name === '오늘의 골목'));
    assert.deepEqual((await kindsOf(member)).toSorted(), ['deviation', 'figures']);
    assert.deepEqual(await kindsOf(idle), [], 'an account without figures');
  });

  for (const reader of ['manager', 'member'] as const)
    for (const currency of ['KRW', 'USD'])
      it(`show a ${reader} in ${currency} what the reports show`, async () => {
        const client = account[reader];
        const ofDay = `from=${DEVIATING_DAY}&to=${DEVIATING_DAY}`;
        const { figures } = await get(client, `/report/summary?${ofDay}`, currency);
        const channels = await get(client, `/report/channels?${ofDay}`, currency);
        const revenueOf = new Map(
          channels.items.map((row: { channel: { id: string }; revenue: string }) => [
            row.channel.id,
            row.revenue,
          ]),
        );

        for (const { about } of await list(client, currency))
          if (about['kind'] === 'figures')
            assert.deepEqual(
              [about['views'], about['revenue']],
              [figures.views.value, figures.revenue.value],
            );
          else assert.equal(about['revenue'], revenueOf.get(about['id']));
      });

  it('are written once, however often the job runs, and with several servers', async () => {
    const earlier = await list(account.manager);
    await api.db.deleteFrom('notified_day').execute();
    await Promise.all([runJob(), runJob()]);

    assert.deepEqual(
      (await list(account.manager)).map(({ id }) => id),
      earlier.map(({ id }) => id),
    );
  });

  it('reach all accounts while one of them fails, which is tried again later', async () => {
    await api.db.deleteFrom('notified_day').execute();
    await api.db.deleteFrom('notification').execute();
    const { db } = api;
    const { searches, jobs } = api.app;
    const context = createReportContext({ db, searches });
    const briefing = createBriefing({ db, context, lists: createVideoLists({ ...api.database, searches }) });
    let isFailing = true;
    const logged: unknown[] = [];
    const job = createDayNotifications({
      db,
      clock: api.clock,
      jobs: jobs.store,
      notifications: createNotifications({ db, clock: api.clock }),
      sendsMail: false,
      log: { error: (entry: unknown) => logged.push(entry) } as Pick<FastifyBaseLogger, 'error'>,
      briefing: (viewer, query) => {
        if (isFailing && viewer.accountId === account.managerId) throw new Error('planned');
        return briefing(viewer, query);
      },
    });
    const runner = createJobRunner({
      jobs: jobs.store,
      kinds: [job],
      clock: api.clock,
      onError: assert.ifError,
    });
    const listNotified = async () =>
      (await db.selectFrom('notified_day').select('account_id').execute()).map((row) => row.account_id);

    api.clock.advance(60_000);
    await runner.runDue();
    assert.equal(logged.length, 1);
    assert.equal((await listNotified()).length, 1);
    assert.ok(!(await listNotified()).includes(account.managerId));

    isFailing = false;
    api.clock.advance(15 * 60_000);
    await runner.runDue();
    assert.ok((await listNotified()).includes(account.managerId));
    assert.equal((await list(account.member)).length, 2);
  });

  it('show a corrected day as reports show it', async () => {
    const rows = [
      {
        date: DEVIATING_DAY.replaceAll('-', ''),
        channel_id: 'UCfalls0000000000000000',
        video_id: 'steady-vid-0',
        country_code: 'KR',
        views: '77',
        estimated_partner_revenue: '5.5',
      },
    ];
    await ingestText(api, revenueCsv(rows), { forceReason: 'a test' });

    const [item] = (await list(account.member)).filter(({ about }) => about['kind'] === 'deviation');
    const channels = await get(account.member, `/report/channels?from=${DEVIATING_DAY}&to=${DEVIATING_DAY}`);
    assert.equal(item?.about['revenue'], channels.items[0].revenue);
  });

  it('wait until the files of every owner of the day before are there', async () => {
    const next = '20261119';
    const cells = {
      date: next,
      channel_id: 'UCfalls0000000000000000',
      video_id: 'steady-vid-0',
      country_code: 'KR',
      views: '900',
      estimated_partner_revenue: '2.7',
    };
    const other = {
      ...cells,
      date: '20261118',
      channel_id: 'UCidles0000000000000000',
      video_id: 'idle-vid-1',
    };
    for (const date of ['20261118', next]) {
      const owner = { owner: 'second', forceReason: 'a test' };
      if (date === next) {
        await ingestText(api, basicCsv([cells]), { forceReason: 'a test' });
        await ingestText(api, revenueCsv([cells]), { forceReason: 'a test' });
        await runJob();
        assert.ok(
          (await list(account.manager)).every(({ about }) => about['day'] === DEVIATING_DAY),
          'the second owner’s files of the day are missing',
        );
      }
      await ingestText(api, basicCsv([{ ...other, date }]), owner);
      await ingestText(api, revenueCsv([{ ...other, date }]), owner);
    }
    await runJob();

    assert.ok((await list(account.manager)).some(({ about }) => about['day'] === '2026-11-19'));
    assert.ok((await list(idle)).some(({ about }) => about['day'] === '2026-11-19'));
  });

  it('say once that the figures of a day are late', async () => {
    api.clock.advance(6 * DAY_MS);
    await runJob();
    await runJob();

    const late = (await list(account.member)).filter(({ about }) => about['kind'] === 'figures_late');
    assert.deepEqual(
      late.map(({ about }) => about['latest_day']),
      ['2026-11-19'],
    );
  });

  it('are deleted after ninety days', async () => {
    api.clock.advance(91 * DAY_MS);
    await runJob();

    assert.deepEqual(
      (await api.db.selectFrom('notification').select('kind').distinct().execute()).map(({ kind }) => kind),
      ['figures_late'],
      'only what the job has just written',
    );
  });
});
