import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { FIRST_DAY, LAST_DAY } from '../../platform/day-span.ts';
import { readCsvExport, readXlsxExport } from '../../platform/export/testing/read-export.ts';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  createAnonymousClient,
  insertChannel,
  insertSite,
  joinManager,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const PATH = '/channel/list/export';
const ALONE = 'UCaaaaaaaaaaaaaaaaaaaaaa';

describeWithDatabase('the export of the channel list', (api) => {
  const scene = async () => {
    const domain = await insertSite(api);
    const { client: manager, id: accountId } = await joinManager(api, domain);
    return { domain, manager, accountId };
  };
  const insertSpan = (
    ids: { accountId: string; channelId: string; memberId: string },
    span: { from?: string; until?: string; part: number },
  ) =>
    api.db
      .insertInto('channel_member')
      .values({
        account_id: ids.accountId,
        channel_id: ids.channelId,
        member_id: ids.memberId,
        from_day: span.from ?? FIRST_DAY,
        until_day: span.until ?? LAST_DAY,
        part: span.part,
        assigned_at: api.clock.now(),
      })
      .execute();
  const namesOf = async (client: PortalClient, query: string) =>
    (await readCsvExport(client, `${PATH}?${query}`)).rows.map(([, name]) => name);
  const namesOnScreen = async (client: PortalClient, query: string) => {
    const { body } = await client.get(`/channel/list?${query}`);
    return body.items.map(({ name }: { name: string }) => name);
  };

  it('a file has a row for each assignment over time, with its part, first and last day', async () => {
    const { manager, accountId, domain } = await scene();
    const [one, two] = [await addMember(api, manager), await addMember(api, manager)];
    const registered = new Date('2026-03-31T20:00:00Z');
    const channelId = await insertChannel(api, accountId, {
      name: 'Shared',
      handle: '@shared',
      subscribers: 1200,
      category: 'ost',
      status: 2,
      registered_at: registered,
      approved_at: new Date('2026-04-02T00:00:00Z'),
    });
    await insertSpan({ accountId, channelId, memberId: one.id }, { until: '2026-05-01', part: 10_000 });
    await insertSpan({ accountId, channelId, memberId: one.id }, { from: '2026-05-01', part: 6_250 });
    await insertSpan({ accountId, channelId, memberId: two.id }, { from: '2026-05-02', part: 3_750 });
    await insertChannel(api, accountId, {
      name: 'Alone',
      youtube_id: ALONE,
      handle: '',
      status: 1,
      review_reason: 'No rights',
      verification: 'none',
      registered_at: new Date('2026-01-01T00:00:00Z'),
    });

    const { header, rows, disposition } = await readCsvExport(manager, `${PATH}?time_zone=Asia/Seoul`);
    assert.deepEqual(header, [
      'Channel ID',
      'Channel',
      'Channel link',
      'Status',
      'Reason',
      'Verification',
      'Category',
      'Subscribers',
      'Shorts',
      'Registered',
      'Approved',
      'Member',
      'Email',
      'Assigned share',
      'Assigned from (PT)',
      'Assigned until (PT)',
    ]);
    const shared = [
      'Shared',
      'https://www.youtube.com/@shared',
      'Approved',
      '',
      'Verified',
      'OST',
      '1200',
      '',
    ];
    const days = ['2026-04-01', '2026-04-02'];
    assert.deepEqual(
      rows.map(([, ...cells]) => cells),
      [
        [...shared, ...days, 'Member', two.email, '0.375', '2026-05-02', ''],
        [...shared, ...days, 'Member', one.email, '0.625', '2026-05-01', ''],
        [...shared, ...days, 'Member', one.email, '1', '', '2026-04-30'],
        [
          'Alone',
          `https://www.youtube.com/channel/${ALONE}`,
          'On hold',
          'No rights',
          'Not verified',
          'BGM',
          '',
          '',
          '2026-01-01',
          '',
          '',
          '',
          '',
          '',
          '',
        ],
      ],
    );
    assert.ok(disposition.includes(`filename="channel_list_${domain}_`), disposition);

    const workbook = await readXlsxExport(manager, `${PATH}?time_zone=Asia/Seoul&format=xlsx`);
    assert.deepEqual(workbook.header, header);
    assert.deepEqual(workbook.rows[2]?.slice(9), [
      new Date('2026-04-01T00:00:00Z'),
      new Date('2026-04-02T00:00:00Z'),
      'Member',
      one.email,
      1,
      null,
      new Date('2026-04-30T00:00:00Z'),
    ]);
  });

  it('a file has what every filter, the search and the order show, on all pages', async () => {
    const { manager, accountId } = await scene();
    const { id: member } = await addMember(api, manager);
    await insertChannel(api, accountId, { name: 'b 100%', status: 2, members: [member] });
    await insertChannel(api, accountId, { name: 'a 1000', status: 2, verification: 'none' });
    await insertChannel(api, accountId, { name: 'c', status: 0, category: 'song' });
    await insertChannel(api, accountId, { name: 'd', status: 3 });

    for (const query of [
      'sort=name&order=asc',
      'sort=name&order=desc',
      'status=approved',
      'status=needs_verification',
      'verification=none',
      'category=song',
      `member=${member}`,
      'member=none',
      'search=100%25',
      'status=approved&search=100&sort=name&order=asc',
      'search=nothing',
    ])
      assert.deepEqual(await namesOf(manager, query), await namesOnScreen(manager, query), query);
    assert.deepEqual(await namesOf(manager, `member=${member}`), ['b 100%']);
    assert.equal((await manager.get(`${PATH}?status=unknown`)).status, 400);
    assert.equal((await manager.get(`${PATH}?time_zone=Mars/Olympus`)).status, 400);
  });

  it('a file of channels that need verification is empty where a site needs none', async () => {
    const { client, id } = await joinManager(api, await insertSite(api, { channel_verify_needed: false }));
    await insertChannel(api, id, { status: 2, verification: 'none' });

    assert.deepEqual(await namesOf(client, 'status=needs_verification'), []);
    assert.equal((await namesOf(client, 'status=approved')).length, 1);
  });

  it('T-31 a name that begins like a formula is text in a file', async () => {
    const { manager, accountId } = await scene();
    const name = '=HYPERLINK("https://evil.example")';
    await insertChannel(api, accountId, { name, review_reason: '+1', status: 1 });

    const [row] = (await readCsvExport(manager, PATH)).rows;
    assert.deepEqual([row?.[1], row?.[4]], [`'${name}`, "'+1"]);
    const workbook = await readXlsxExport(manager, `${PATH}?format=xlsx`);
    assert.equal(workbook.rows[0]?.[1], name);
  });

  it('a file is in the language of the request', async () => {
    const { manager, accountId } = await scene();
    await insertChannel(api, accountId, { status: 1 });

    for (const [language, title, status] of [
      ['ko', '배정 비율', '보류'],
      ['zh-CN', '分配比例', '暂缓'],
      ['zh-TW', '指派比例', '暫緩'],
    ] as const) {
      manager.language = language;
      const { header, rows } = await readCsvExport(manager, PATH);
      assert.deepEqual([header[13], rows[0]?.[3]], [title, status]);
    }
  });

  it('a file of selected channels has only those, in the order of the list', async () => {
    const { manager, accountId, domain } = await scene();
    const [first, second] = [
      await insertChannel(api, accountId, { name: 'b', status: 0 }),
      await insertChannel(api, accountId, { name: 'a', status: 3 }),
    ];
    await insertChannel(api, accountId, { name: 'not selected' });
    const { id: otherAccount } = await joinManager(api, domain);
    const foreign = await insertChannel(api, otherAccount, { name: 'other account' });
    const { client: member } = await addMember(api, manager);

    const selected = `channels=${[first, second, foreign].join()}`;
    assert.deepEqual(await namesOf(manager, `${selected}&sort=name&order=asc`), ['a', 'b']);
    assert.deepEqual(await namesOf(manager, `${selected}&sort=name&order=desc`), ['b', 'a']);
    assert.deepEqual(await namesOf(manager, `${selected}&status=rejected`), ['a']);
    assert.deepEqual(await namesOf(member, selected), []);
    const workbook = await readXlsxExport(manager, `${PATH}?${selected}&format=xlsx`);
    assert.equal(workbook.rows.length, 2);
    for (const invalid of ['', 'all', `${first};${second}`, Array(101).fill(first).join()])
      assert.equal((await manager.get(`${PATH}?channels=${invalid}`)).status, 400, invalid);
  });

  it("a member's file has the channels assigned to it and nobody else's assignments", async () => {
    const { manager, accountId, domain } = await scene();
    const [one, two] = [await addMember(api, manager), await addMember(api, manager)];
    const channelId = await insertChannel(api, accountId, { name: 'Shared' });
    await insertSpan({ accountId, channelId, memberId: one.id }, { part: 4_000 });
    await insertSpan({ accountId, channelId, memberId: two.id }, { part: 6_000 });
    await insertChannel(api, accountId, { name: 'Foreign', members: [two.id] });
    const { client: stranger, id: otherAccount } = await joinManager(api, domain);
    await insertChannel(api, otherAccount, { name: 'Other account' });

    const { rows } = await readCsvExport(one.client, `${PATH}?member=${two.id}`);
    assert.deepEqual(
      rows.map((row) => [row[1], row[12], row[13]]),
      [['Shared', one.email, '0.4']],
    );
    assert.deepEqual(await namesOf(stranger, ''), ['Other account']);
    assert.equal((await createAnonymousClient(api, domain).get(PATH)).status, 401);
  });

  it('a file has each of 10,000 channels once', async () => {
    const { manager, accountId } = await scene();
    await sql`
      insert into channel (account_id, id, youtube_id, name, handle, thumbnail, category, status, verification, registered_at)
      select ${accountId}, gen_random_uuid(), 'UCmany' || lpad(n::text, 18, '0'), 'Channel ' || n, '', '', 'bgm', 2, 'verified',
        ${api.clock.now()}
      from generate_series(1, 10000) n`.execute(api.db);

    const { rows } = await readCsvExport(manager, `${PATH}?sort=name&order=asc`);
    assert.equal(rows.length, 10_000);
    assert.equal(new Set(rows.map(([id]) => id)).size, 10_000);
  });
});
