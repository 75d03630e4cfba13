import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LAST_DAY } from '../../platform/day-span.ts';
import { readCsvExport, readXlsxExport } from '../../platform/export/testing/read-export.ts';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  insertChannel,
  insertSite,
  joinManager,
  nextNumber,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const PATH = '/member/mcn/accounts/export';

describeWithDatabase('the export of the member list', (api) => {
  const add = async (client: PortalClient, nickname: string) => {
    api.clock.advance(1000);
    const user_id = `${nextNumber()}@export.example`;
    const reply = await client.post('/member/mcn/add', { user_id, password: PASSWORD, nickname });
    return reply.body.account as { id: string; email: string };
  };
  const insertSpan = (
    [accountId, channelId, memberId]: [string, string, string],
    [from, until]: [string, string],
    part: number,
  ) =>
    api.db
      .insertInto('channel_member')
      .values({
        account_id: accountId,
        channel_id: channelId,
        member_id: memberId,
        from_day: from,
        until_day: until,
        part,
        assigned_at: api.clock.now(),
      })
      .execute();

  it('a file has a row for each assignment over time, with its part, first and last day', async () => {
    const domain = await insertSite(api);
    const { client, id: accountId } = await joinManager(api, domain);
    const { id, email } = await add(client, '=1+1');
    const rate = await client.post(
      '/member/mcn/update',
      { target: id, fee_rate: 0.1234 },
      { 'if-match': '*' },
    );
    assert.equal(rate.status, 200);
    const [one, two] = [
      await insertChannel(api, accountId, { name: 'One' }),
      await insertChannel(api, accountId, { name: '+Two' }),
    ];
    await insertSpan([accountId, one, id], ['2026-02-01', '2026-03-01'], 10_000);
    await insertSpan([accountId, two, id], ['2026-02-01', LAST_DAY], 3_333);
    const day = api.clock.now().toISOString().slice(0, 10);
    const { email: newest } = await add(client, 'Newest');

    const { header, rows, disposition } = await readCsvExport(client, PATH);
    assert.deepEqual(header, [
      'Member',
      'Email',
      'Channel link',
      'Revenue share',
      'Fee rate',
      'Added',
      'Assigned channel ID',
      'Assigned channel',
      'Assigned share',
      'Assigned from (PT)',
      'Assigned until (PT)',
    ]);
    const member = ["'=1+1", email, '', '0.8766', '0.1234', day];
    assert.deepEqual(
      rows.map((row) => row.toSpliced(6, 1)),
      [
        ['Newest', newest, '', '0.95', '0.05', day, '', '', '', ''],
        [...member, "'+Two", '0.3333', '2026-02-01', ''],
        [...member, 'One', '1', '2026-02-01', '2026-02-28'],
      ],
    );
    assert.ok(disposition.includes(`filename="members_${domain}_${day}.csv"`), disposition);

    const workbook = await readXlsxExport(client, `${PATH}?format=xlsx`);
    assert.deepEqual(workbook.rows[2]?.slice(7), [
      'One',
      1,
      new Date('2026-02-01T00:00:00Z'),
      new Date('2026-02-28T00:00:00Z'),
    ]);
    client.language = 'ko';
    assert.equal((await readCsvExport(client, PATH)).header[3], '배분율');
  });

  it('a file has what the search and the order show, on all pages', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    for (const nickname of ['Rain 100%', 'Rainbow 1000', '민지원']) await add(client, nickname);

    for (const query of [
      'search=rain&sort=nickname&order=asc',
      'search=100%25',
      'sort=registered&order=asc',
      'search=x',
    ]) {
      const { body } = await client.get(`/member/mcn/accounts?${query}`);
      assert.deepEqual(
        (await readCsvExport(client, `${PATH}?${query}`)).rows.map(([nickname]) => nickname),
        body.items.map(({ nickname }: { nickname: string }) => nickname),
        query,
      );
    }
  });

  it("a file has nobody of another account, and members don't get one", async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    const { client: stranger } = await joinManager(api, domain);
    const { client: member } = await addMember(api, client);

    assert.deepEqual((await readCsvExport(stranger, PATH)).rows, []);
    assert.equal((await member.get(PATH)).status, 403);
  });
});
