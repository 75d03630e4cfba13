import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createFormat } from '@portal/shared/i18n/create-format';
import { MAIL_JOB } from '../../access/notification/queue-mails.ts';
import { createJobRunner } from '../../platform/jobs/job-runner.ts';
import { type MailTransport, openMailTransport } from '../../platform/mail/mail-transport.ts';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager, PASSWORD } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { claimChannel, ingestText } from '../ingest/testing/ingest-fixtures.ts';
import { basicCsv, revenueCsv } from '../ingest/testing/report-csv.ts';
import { createDeviatingAccount, DEVIATING_DAY } from '../report/briefing/testing/deviating-account.ts';
import { DAY_NOTIFICATIONS } from '../report/inbox/day-notifications.ts';
import { createMailJob } from './mail-job.ts';
import { createMailReports } from './read-mail-reports.ts';
import { type MailResponse, openMailServer, type ReceivedMail } from './testing/mail-server.ts';

const FROM = 'no-reply@portal.example';
const MINUTE_MS = 60_000;
const SHORT_SILENCE_MS = 1_000;

type Account = Awaited<ReturnType<typeof createDeviatingAccount>>;

describeEachDatabase(
  'mails',
  (api) => {
    const responses: MailResponse[] = [];
    // Undefined on a machine without the database.
    let server: Awaited<ReturnType<typeof openMailServer>> | undefined;
    let transport: MailTransport | undefined;
    let account: Account;
    let other: PortalClient;
    const logged: unknown[] = [];

    const listReceived = () => server?.received ?? assert.fail();
    const createRunner = () => {
      const { db, database, clock } = api;
      const { jobs, searches } = api.app;
      const log = (entry: unknown) => void logged.push(entry);
      const job = createMailJob({
        db,
        jobs: jobs.store,
        reports: createMailReports({ database, searches, clock }),
        send: (mail) => transport?.send(mail) ?? assert.fail(),
        getOrigin: (domain) => `https://${domain}`,
        log: { warn: log, error: log },
      });
      return createJobRunner({ jobs: jobs.store, kinds: [job], clock, onError: log });
    };
    /** Sends what is queued, and returns what arrived. */
    const sendQueued = async () => {
      const before = listReceived().length;
      await createRunner().runDue();
      return listReceived().slice(before);
    };
    const notify = async () => {
      await api.app.jobs.store.ensure(DAY_NOTIFICATIONS);
      api.clock.advance(MINUTE_MS);
      await api.app.jobs.runDue();
    };
    const change = async (
      client: PortalClient,
      frequencies: { frequency: string; on: boolean }[],
      [language, currency]: readonly [string, string] = ['ko', 'KRW'],
    ) => {
      const headers = { 'accept-language': language, 'x-mcn-currency': currency };
      const { status, body } = await client.post(
        '/inbox/mail',
        { frequencies, time_zone: 'Asia/Seoul' },
        headers,
      );
      assert.equal(status, 200, JSON.stringify(body));
    };
    const settingsOf = async (client: PortalClient) =>
      (await client.get('/inbox/settings')).body.mail as {
        is_available: boolean;
        frequencies: { frequency: string; on: boolean; language: string | null }[];
      };
    const isOn = async (client: PortalClient, name: string) =>
      (await settingsOf(client)).frequencies.find(({ frequency }) => frequency === name)?.on;
    const addressOf = async (client: PortalClient) =>
      (await client.get('/member/me')).body.account.email as string;
    const summaryOf = async (client: PortalClient, currency: string, [from, to]: readonly [string, string]) =>
      (await client.get(`/report/summary?from=${from}&to=${to}`, { 'x-mcn-currency': currency })).body
        .figures;
    const ingestDay = async (day: string) => {
      const rows = [
        {
          date: day.replaceAll('-', ''),
          channel_id: 'UCfalls0000000000000000',
          video_id: 'steady-vid-0',
          country_code: 'KR',
          views: '90000',
          estimated_partner_revenue: '270.5',
        },
      ];
      await ingestText(api, basicCsv(rows), { forceReason: 'a test' });
      await ingestText(api, revenueCsv(rows), { forceReason: 'a test' });
      await notify();
    };
    const countQueued = async () =>
      (await api.db.selectFrom('job').select('key').where('kind', '=', MAIL_JOB).execute()).length;
    const getUnsubscribePath = (mail: ReceivedMail | undefined) =>
      new URL(/<(.+)>/.exec(mail?.headersByName.get('list-unsubscribe') ?? '')?.[1] ?? '').pathname;
    const postOneClick = (url: string) =>
      api.app.inject({
        method: 'POST',
        url,
        headers: { host: account.manager.domain, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });

    before(async () => {
      if (!api.isOpen) return;
      server = await openMailServer(responses);
      transport = openMailTransport({ url: server.url, from: FROM }, SHORT_SILENCE_MS);
      await api.db
        .insertInto('fx_rate')
        .values({ base: 'USD', quote: 'KRW', day: '2026-08-01', rate: '1400' })
        .execute();
      account = await createDeviatingAccount(api);
      const joined = await joinManager(api, await insertSite(api));
      await claimChannel(api, joined.id, { youtubeId: 'UCother0000000000000000' });
      other = joined.client;
    });
    after(async () => {
      transport?.close();
      await server?.close();
    });

    it('are off until they are switched on, in the language and the currency of that moment', async () => {
      const settings = await settingsOf(account.manager);
      assert.equal(settings.is_available, true);
      assert.ok(settings.frequencies.every(({ on, language }) => !on && language === null));

      await change(account.manager, [{ frequency: 'daily', on: true }]);
      await change(account.member, [{ frequency: 'daily', on: true }], ['en', 'USD']);
      await change(other, [{ frequency: 'daily', on: true }]);

      assert.deepEqual((await settingsOf(account.member)).frequencies, [
        { frequency: 'daily', on: true, language: 'en', currency: 'USD' },
        { frequency: 'weekly', on: false, language: null, currency: null },
        { frequency: 'monthly', on: false, language: null, currency: null },
      ]);
    });

    it('tell each reader of a new day once, with the figures of its own reports and nothing of others', async () => {
      await notify();
      await api.db.deleteFrom('notified_day').execute();
      await notify();
      const received = await sendQueued();

      const [manager, member] = [await addressOf(account.manager), await addressOf(account.member)];
      assert.deepEqual(
        received.flatMap(({ recipients }) => recipients).toSorted(),
        [manager, member].toSorted(),
      );
      const day = [DEVIATING_DAY, DEVIATING_DAY] as const;
      for (const [client, language, currency] of [
        [account.manager, 'ko', 'KRW'],
        [account.member, 'en', 'USD'],
      ] as const) {
        const address = await addressOf(client);
        const mail = received.find(({ recipients }) => recipients.includes(address));
        const { revenue, views } = await summaryOf(client, currency, day);
        const format = createFormat(language, currency);
        for (const content of [mail?.text ?? '', mail?.html ?? '']) {
          assert.ok(content.includes(format.money(revenue.value)), content);
          assert.ok(content.includes(format.count(views.value)), content);
        }
        assert.equal(mail?.headersByName.get('content-language'), language);
        assert.equal(mail?.from?.address, FROM);
      }
      const ofMember = received.find(({ recipients }) => recipients.includes(member));
      assert.ok(ofMember?.text?.includes('오늘의 골목'), ofMember?.text);
      assert.ok(!ofMember?.text?.includes('느린 캠핑'), 'a channel of nobody or of another member');
      assert.ok(!ofMember?.html?.includes('느린 캠핑'));
      assert.deepEqual(await sendQueued(), [], 'nothing is sent again');
    });

    it('link to the reports with their days', async () => {
      const [{ text } = assert.fail()] = listReceived();
      assert.match(
        text ?? '',
        new RegExp(
          `https://${account.manager.domain}/dashboard\\?period=custom&from=${DEVIATING_DAY}&to=${DEVIATING_DAY}`,
        ),
      );
    });

    it('are sent again with the same Message-ID when the server took one and did not say so', async () => {
      responses.push('silent');
      await change(account.member, [{ frequency: 'daily', on: false }]);
      await ingestDay('2026-11-19');
      const [first] = await sendQueued();
      api.clock.advance(MINUTE_MS);
      const [second] = await sendQueued();

      assert.ok(first?.messageId);
      assert.equal(second?.messageId, first.messageId);
      api.clock.advance(MINUTE_MS);
      assert.deepEqual(await sendQueued(), []);
    });

    it('are tried again when the server is busy or refuses the sender, and not when it refuses them for good', async () => {
      responses.push('later', 'sender');
      await ingestDay('2026-11-20');
      for (const _ of responses.slice()) {
        assert.deepEqual(await sendQueued(), []);
        api.clock.advance(MINUTE_MS);
      }
      assert.equal((await sendQueued()).length, 1);

      responses.push('never');
      await ingestDay('2026-11-21');
      logged.length = 0;
      assert.deepEqual(await sendQueued(), []);
      assert.equal(logged.length, 1);
      api.clock.advance(60 * MINUTE_MS);
      assert.deepEqual(await sendQueued(), []);
    });

    it('are about the week from Monday on, and about a month when all of it is there', async () => {
      await change(account.manager, [
        { frequency: 'daily', on: false },
        { frequency: 'weekly', on: true },
        { frequency: 'monthly', on: true },
      ]);
      api.clock.set('2026-12-02T12:00:00Z');
      await ingestDay('2026-11-30');
      await ingestDay('2026-12-01');
      const received = await sendQueued();

      assert.deepEqual(received.map(({ subject }) => subject).toSorted(), [
        '2026년 11월 요약',
        '주간 요약 2026.11.24 – 11.30',
      ]);
      for (const [name, days] of [
        ['주간', ['2026-11-24', '2026-11-30']],
        ['11월', ['2026-11-01', '2026-11-30']],
      ] as const) {
        const mail = received.find(({ subject }) => subject?.includes(name));
        const { revenue } = await summaryOf(account.manager, 'KRW', days);
        assert.ok(mail?.text?.includes(createFormat('ko', 'KRW').money(revenue.value)), mail?.text);
      }
    });

    it('end by one click without a session, and not by opening the link', async () => {
      const path = getUnsubscribePath(listReceived().at(-1));
      const mail = listReceived().at(-1);
      assert.equal(mail?.headersByName.get('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
      const frequency = mail.subject?.includes('주간') ? 'weekly' : 'monthly';

      const page = await api.app.inject({ url: path, headers: { host: account.manager.domain } });
      assert.equal(page.statusCode, 200);
      assert.match(page.body, /<form method="post"><button>/);
      assert.equal(await isOn(account.manager, frequency), true);

      assert.equal((await postOneClick(`${path}x`)).statusCode, 404);
      assert.equal(await isOn(account.manager, frequency), true);
      assert.equal((await postOneClick(path)).statusCode, 200);
      assert.equal(await isOn(account.manager, frequency), false);
      assert.equal((await postOneClick(path)).statusCode, 200, 'again');
      for (const wrong of ['/mail/unsubscribe/x', `/mail/unsubscribe/${'.'.repeat(3)}`])
        assert.equal((await postOneClick(wrong)).statusCode, 404);
    });

    it('that are queued are not sent to who has switched them off or is archived', async () => {
      await change(account.member, [{ frequency: 'daily', on: true }]);
      await change(account.manager, [{ frequency: 'daily', on: true }]);
      await ingestDay('2026-12-02');
      assert.equal(await countQueued(), 3, 'with that of the other manager, who has no figures');
      await change(account.manager, [{ frequency: 'daily', on: false }]);
      const { status } = await account.manager.post('/member/mcn/delete', {
        target: account.memberId,
        password: PASSWORD,
      });
      assert.equal(status, 200);

      assert.deepEqual(await sendQueued(), []);
      assert.equal(await countQueued(), 0);
    });
  },
  { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: FROM },
);

describeEachDatabase('mails without a mail server', (api) => {
  it('cannot be switched on, and are not queued', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const { body } = await client.get('/inbox/settings');
    assert.equal(body.mail.is_available, false);

    const frequencies = [{ frequency: 'daily', on: true }];
    const refused = await client.post('/inbox/mail', { frequencies, time_zone: 'Asia/Seoul' });
    assert.deepEqual([refused.status, refused.body.code], [409, 'mail_unavailable']);
    const off = [{ frequency: 'daily', on: false }];
    assert.equal(
      (await client.post('/inbox/mail', { frequencies: off, time_zone: 'Asia/Seoul' })).status,
      200,
    );
  });
});
