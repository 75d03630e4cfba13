import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LAST_DAY } from '../../platform/day-span.ts';
import { randomIds } from '../../platform/ids.ts';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  insertChannel,
  insertSite,
  joinManager,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const anyVersion = { 'if-match': '*' };
const seen = (version: number) => ({ 'if-match': `"${version}"` });
const REGISTERED = '2026-02-03';
const TODAY = '2026-05-20';

describeEachDatabase('parts and days of assignments', (api) => {
  const scene = async () => {
    api.clock.set(`${TODAY}T12:00:00Z`);
    const { client, id } = await joinManager(api, await insertSite(api));
    const [a, b, c] = [
      await addMember(api, client),
      await addMember(api, client),
      await addMember(api, client),
    ];
    const channel = await insertChannel(api, id, { registered_at: new Date(`${REGISTERED}T12:00:00Z`) });
    return { client, id, channel, people: [a, b, c], a: a.id, b: b.id, c: c.id };
  };
  type Scene = Awaited<ReturnType<typeof scene>>;

  const assign = ({ client, channel }: Scene, order: object, headers = anyVersion) =>
    client.post('/channel/assign', { channel, ...order }, headers);
  const unassign = ({ client, channel }: Scene, order: object) =>
    client.post('/channel/unassign', { channel, ...order }, anyVersion);
  const undo = ({ client, channel }: Scene, headers = anyVersion) =>
    client.post('/channel/assignment/undo', { channel }, headers);
  const half = (member: string) => ({ member, part: 0.5 });

  const rowsOf = (there: Scene) =>
    api.db
      .selectFrom('channel_member')
      .selectAll()
      .where('channel_id', '=', there.channel)
      .orderBy('from_day')
      .orderBy('part', 'desc')
      .execute();

  /** The spans with the names of the scene instead of ids. */
  const spansOf = async (there: Scene) => {
    const nameOf = (id: string) => (id === there.a ? 'a' : id === there.b ? 'b' : 'c');
    const rows = await rowsOf(there);
    return rows.map((row) => [nameOf(row.member_id), row.from_day, row.until_day, row.part]);
  };

  it('an assignment has the given parts from the given day on, and the rest belongs to nobody', async () => {
    const there = await scene();
    const { a, b } = there;

    const reply = await assign(there, {
      members: [a, b],
      parts: [
        { member: a, part: 0.6 },
        { member: b, part: 0.3333 },
      ],
      from: '2026-04-01',
    });

    assert.equal(reply.status, 200, JSON.stringify(reply.body));
    assert.deepEqual(await spansOf(there), [
      ['a', '2026-04-01', LAST_DAY, 6_000],
      ['b', '2026-04-01', LAST_DAY, 3_333],
    ]);
  });

  it('a change from a past day replaces later spans and leaves the days before it as they were', async () => {
    const there = await scene();
    const { a, b } = there;
    await assign(there, { members: [a], from: '2026-03-01' });
    await assign(there, { members: [b], from: '2026-05-01' });

    await assign(there, {
      members: [a],
      parts: [
        { member: a, part: 0.7 },
        { member: b, part: 0.2 },
      ],
      from: '2026-04-10',
    });

    assert.deepEqual(await spansOf(there), [
      ['a', '2026-03-01', '2026-04-10', 10_000],
      ['a', '2026-04-10', LAST_DAY, 7_000],
      ['b', '2026-04-10', LAST_DAY, 2_000],
    ]);
  });

  it('members who are not named in the parts keep theirs', async () => {
    const there = await scene();
    const { a, b, c } = there;
    const parts = [
      { member: a, part: 0.6 },
      { member: b, part: 0.3 },
    ];
    await assign(there, { members: [a, b], parts });

    await assign(there, { members: [c], parts: [{ member: c, part: 0.1 }] });
    assert.deepEqual(
      (await spansOf(there)).map(([name, , , part]) => [name, part]),
      [
        ['a', 6_000],
        ['b', 3_000],
        ['c', 1_000],
      ],
    );

    await unassign(there, { members: [b], parts: [] });
    assert.deepEqual(
      (await spansOf(there)).map(([name, , , part]) => [name, part]),
      [
        ['a', 6_000],
        ['c', 1_000],
      ],
    );
  });

  it('an assignment without parts shares equally, also where parts were chosen before', async () => {
    const there = await scene();
    const { a, b } = there;
    await assign(there, { members: [a], parts: [{ member: a, part: 0.9 }], from: '2026-03-01' });

    const [first, again] = [await assign(there, { members: [b] }), await assign(there, { members: [b] })];

    assert.deepEqual(
      (await spansOf(there)).map(([, from, , part]) => [from, part]),
      [
        ['2026-03-01', 9_000],
        [TODAY, 5_000],
        [TODAY, 5_000],
      ],
    );
    assert.equal(again.body.channel.version, first.body.channel.version);
  });

  it('unassigning from a past day takes what the member had since then, and no day before', async () => {
    const there = await scene();
    const { a, b } = there;
    await assign(there, { members: [a, b], from: '2026-03-01' });

    await unassign(there, { members: [b], parts: [{ member: a, part: 0.8 }], from: '2026-05-02' });

    assert.deepEqual((await spansOf(there)).toSorted(), [
      ['a', '2026-03-01', '2026-05-02', 5_000],
      ['a', '2026-05-02', LAST_DAY, 8_000],
      ['b', '2026-03-01', '2026-05-02', 5_000],
    ]);
  });

  it('impossible parts and days are refused at their field with a text in the language of the caller', async () => {
    const there = await scene();
    const { a, b, c } = there;
    await assign(there, { members: [a], from: '2026-03-01', parts: [half(a)] });
    const before = await rowsOf(there);
    const cases: [object, string, string, string][] = [
      [{ members: [b], parts: [{ member: b, part: 0.5001 }] }, 'parts', 'too_big', '100%를 넘을'],
      [{ members: [b, c], parts: [half(b)] }, 'parts', 'required', '새로 배정하는 멤버마다'],
      [{ members: [b], parts: [half(b), half(c)] }, 'parts.1.member', 'invalid', '배정된 멤버'],
      [{ members: [b], parts: [half(b), { member: b, part: 0.1 }] }, 'parts.1.member', 'invalid', '한 번씩'],
      [{ members: [b], parts: [{ member: b, part: 0 }] }, 'parts.0.part', 'too_small', '0.0001'],
      [{ members: [b], parts: [{ member: b, part: 1.1 }] }, 'parts.0.part', 'too_big', '1'],
      [{ members: [b], parts: [{ member: b, part: 0.12345 }] }, 'parts.0.part', 'invalid', '형식'],
      [{ members: [b], from: '2026-05-21' }, 'from', 'too_big', '오늘(2026-05-20)'],
      [{ members: [b], from: '2026-02-02' }, 'from', 'too_small', '등록된 2026-02-03'],
      [{ members: [b], from: '2026-02-30' }, 'from', 'invalid', '2026-01-31'],
    ];
    there.client.language = 'ko';
    for (const [order, path, code, text] of cases) {
      const { status, body } = await assign(there, order);
      assert.deepEqual(
        [status, body.code, body.errors?.[0]?.path, body.errors?.[0]?.code],
        [400, 'validation', path, code],
        JSON.stringify([order, body]),
      );
      assert.ok(body.errors[0].message.includes(text), body.errors[0].message);
    }
    assert.equal((await assign(there, { members: [b], from: REGISTERED })).status, 200);
    await undo(there);
    assert.deepEqual(await rowsOf(there), before);
  });

  it('a change begins no earlier than a member lost the channel, so that it takes nothing from somebody it does not name', async () => {
    const there = await scene();
    const { a, b } = there;
    await assign(there, { members: [a], from: '2026-03-01' });
    await unassign(there, { members: [a], from: '2026-04-15' });

    const early = await assign(there, { members: [b], from: '2026-04-14' });
    assert.deepEqual(
      [early.status, early.body.errors[0].path, early.body.errors[0].message],
      [400, 'from', 'Before 2026-04-15, the channel belonged to a member who no longer has it.'],
    );
    assert.equal((await assign(there, { members: [b], from: '2026-04-15' })).status, 200);

    const { body } = await there.client.get(`/channel/assignments?channels=${there.channel}`);
    assert.deepEqual(body.channels[0].earliest, { day: '2026-04-15', reason: 'other_member' });
  });

  it('undo restores the parts, days and order that the change replaced', async () => {
    const there = await scene();
    const { a, b, c } = there;
    const parts = [
      { member: a, part: 0.55 },
      { member: b, part: 0.2 },
    ];
    await assign(there, { members: [a, b], parts, from: '2026-03-01' });
    await assign(there, { members: [c], parts: [{ member: c, part: 0.25 }], from: '2026-04-01' });
    const before = await rowsOf(there);

    for (const change of [
      () => assign(there, { members: [c] }),
      () => assign(there, { members: [a], parts: [{ member: a, part: 0.1 }], from: '2026-03-01' }),
      () => unassign(there, { members: [a, b] }),
      () => unassign(there, { members: [a, b, c], from: '2026-03-20' }),
      () => unassign(there, { members: [c], parts: [], from: '2026-04-01' }),
    ]) {
      const { body } = await change();
      assert.notDeepEqual(await rowsOf(there), before);
      api.clock.set('2026-05-22T12:00:00Z');
      const undone = await undo(there, seen(body.channel.version));
      assert.equal(undone.status, 200, JSON.stringify(undone.body));
      assert.equal(undone.body.channel.version, body.channel.version + 1);
      assert.deepEqual(await rowsOf(there), before);
      api.clock.set(`${TODAY}T12:00:00Z`);
    }
  });

  it('undo is refused where it would overwrite or bring back something else', async () => {
    const there = await scene();
    const { a, b } = there;
    const first = await undo(there);
    assert.deepEqual([first.status, first.body.code], [409, 'conflict']);

    const assigned = await assign(there, { members: [a] });
    await assign(there, { members: [b] });
    const late = await undo(there, seen(assigned.body.channel.version));
    assert.deepEqual([late.status, late.body.code], [412, 'version_conflict']);

    assert.equal((await undo(there)).status, 200);
    const twice = await undo(there);
    assert.deepEqual([twice.status, twice.body.code], [409, 'conflict']);

    await unassign(there, { members: [a] });
    await there.client.post('/member/mcn/delete', { target: a, password: PASSWORD }, anyVersion);
    const gone = await undo(there);
    assert.deepEqual([gone.status, gone.body.code], [409, 'conflict']);
    assert.deepEqual(await rowsOf(there), []);
  });

  it('undo is refused after the deletion of a member has shared the channel again', async () => {
    const there = await scene();
    const { a, b, c } = there;
    await assign(there, { members: [a, b, c] });
    await there.client.post('/member/mcn/delete', { target: c, password: PASSWORD }, anyVersion);

    assert.equal((await undo(there)).status, 409);
    assert.deepEqual((await spansOf(there)).map(([name, , , part]) => [name, part]).toSorted(), [
      ['a', 5_000],
      ['b', 5_000],
    ]);
  });

  const readHistory = (client: PortalClient | undefined, ...channels: string[]) =>
    client?.get(`/channel/assignments?channels=${channels.join(',')}`);

  it('the history names members, parts and days for a manager, and for a member only its own', async () => {
    const there = await scene();
    const { a, b, channel, client, people, id } = there;
    const other = await insertChannel(api, id);
    await assign(there, { members: [a], from: '2026-03-01' });
    api.clock.set(`${TODAY}T12:00:01Z`);
    await assign(there, {
      members: [b],
      parts: [
        { member: a, part: 0.75 },
        { member: b, part: 0.2 },
      ],
      from: '2026-05-01',
    });
    const span = (member: string, part: number, from: string, until: string | null) => ({
      member,
      part,
      from_day: from,
      until_day: until,
    });
    const read = async (from: PortalClient | undefined, ...ids: string[]) => {
      const reply = await readHistory(from, ...ids);
      assert.equal(reply?.status, 200);
      type Row = { member: { id: string }; part: number; from_day: string; until_day: string | null };
      return {
        today: reply?.body.today,
        channels: reply?.body.channels.map((each: { spans: Row[] }) => ({
          ...each,
          spans: each.spans.map((row) => ({ ...row, member: row.member.id })),
        })),
      };
    };

    const whole = await read(client, channel, other);
    assert.equal(whole.today, TODAY);
    assert.deepEqual(
      whole.channels.find((each: { id: string }) => each.id === channel),
      {
        id: channel,
        earliest: { day: REGISTERED, reason: 'registered' },
        spans: [
          span(a, 0.75, '2026-05-01', null),
          span(b, 0.2, '2026-05-01', null),
          span(a, 1, '2026-03-01', '2026-05-01'),
        ],
      },
    );
    assert.deepEqual(whole.channels.find((each: { id: string }) => each.id === other).spans, []);

    assert.deepEqual((await read(people[1]?.client, channel)).channels, [
      { id: channel, earliest: null, spans: [span(b, 0.2, '2026-05-01', null)] },
    ]);
  });

  it('T-14 the history of a channel that the caller does not see returns 404', async () => {
    const [there, rival] = [await scene(), await scene()];
    const { a, channel, people } = there;
    await assign(there, { members: [a] });

    for (const reply of [
      await readHistory(rival.client, channel),
      await readHistory(rival.client, rival.channel, channel),
      await readHistory(rival.people[0]?.client, channel),
      await readHistory(people[1]?.client, channel),
      await readHistory(there.client, channel, randomIds.uuid()),
    ])
      assert.deepEqual([reply?.status, reply?.body.code], [404, 'not_found']);

    assert.equal((await readHistory(people[0]?.client, channel))?.status, 200);
    await unassign(there, { members: [a] });
    assert.equal((await readHistory(people[0]?.client, channel))?.status, 404);
    for (const client of [people[0]?.client, rival.client]) {
      const reply = await client?.post('/channel/assignment/undo', { channel }, anyVersion);
      assert.ok(reply?.status === 403 || reply?.status === 404);
    }
  });

  it('T-60 simultaneous changes of parts leave at most a whole on every day', async () => {
    const there = await scene();
    const { a, b, c } = there;
    const days = ['2026-03-01', '2026-04-01', '2026-05-01', TODAY];

    const replies = await Promise.all(
      [a, b, c].flatMap((member) =>
        days.map((from) => assign(there, { members: [member], parts: [{ member, part: 0.4 }], from })),
      ),
    );

    assert.ok(replies.some(({ status }) => status === 200));
    for (const { status, body } of replies)
      assert.ok(status === 200 || (status === 400 && body.errors[0].path === 'parts'), JSON.stringify(body));
    const rows = await rowsOf(there);
    for (const day of days) {
      const parts = rows.flatMap((row) => (row.from_day <= day && day < row.until_day ? row.part : []));
      assert.ok(parts.reduce((sum, part) => sum + part, 0) <= 10_000);
      assert.equal(new Set(parts).size <= 1, true);
    }
  });

  it('a change does not begin on a day of a closed month, whose statement was made', async (t) => {
    const there = await scene();
    const { a, b } = there;
    const type = 'content_owner_ad_revenue_raw_a1';
    const at = api.clock.now();
    const file = randomIds.uuid();
    await assign(there, { members: [a], from: '2026-03-31' });
    t.after(() => api.db.deleteFrom('report_day').where('file_id', '=', file).execute());
    await api.db
      .insertInto('ingest_file')
      .values({
        id: file,
        report_type: type,
        name: 'x',
        digest: file,
        created_at: at,
        ingested_at: at,
        rows_read: '1',
        rows_unknown: '0',
      })
      .execute();
    const close = (report_type: typeof type | 'content_owner_non_music_red_revenue_raw_a1') =>
      api.db
        .insertInto('report_day')
        .values({ report_type, day: '2026-03-31', file_id: file, created_at: at })
        .execute();
    await close(type);
    await close('content_owner_non_music_red_revenue_raw_a1');

    const undone = await undo(there);
    const late = await assign(there, { members: [b], from: '2026-03-31' });
    const { body } = await there.client.get(`/channel/assignments?channels=${there.channel}`);

    assert.deepEqual([undone.status, undone.body.code], [409, 'conflict']);
    assert.deepEqual(
      [late.status, late.body.errors[0].message],
      [400, 'Revenue before 2026-04-01 is final and cannot be changed.'],
    );
    assert.deepEqual(body.channels[0].earliest, { day: '2026-04-01', reason: 'closed' });
    assert.equal((await assign(there, { members: [b], from: '2026-04-01' })).status, 200);
  });
});
