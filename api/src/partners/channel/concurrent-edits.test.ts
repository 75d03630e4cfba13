import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { sql } from 'kysely';
import { randomIds } from '../../platform/ids.ts';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import {
  createAnonymousClient,
  insertChannel,
  insertSite,
  nextNumber,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import { type PortalClient, type Reply, TEST_BINDING } from '../../platform/testing/portal-client.ts';
import { hashToken } from '../../access/session/session-token.ts';
import {
  applyEdit,
  CHANNELS,
  type Edit,
  edits,
  type EditorState,
  firstState,
  FIRST_FEE,
  membersText,
  type Outcome,
  PEOPLE,
} from './testing/edits.ts';

/** More histories find rarer interleavings: HISTORIES=500 takes a minute or two. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 25);
const FAR = new Date('2100-01-01T00:00:00Z');
/** The cheapest Argon2 parameters, because the hash is not under test. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Whether some sequential order of the edits gives the same outcomes and the same end state. */
const isSerial = (
  state: EditorState,
  remaining: readonly { edit: Edit; outcome: Outcome }[],
  isEnd: (state: EditorState) => boolean,
): boolean => {
  if (remaining.length === 0) return isEnd(state);
  return remaining.some(({ edit, outcome }, index) => {
    const others = remaining.toSpliced(index, 1);
    // An edit that returned `try again` changed nothing.
    if (outcome.result === 'try again') return isSerial(state, others, isEnd);
    const expected = applyEdit(state, edit);
    return isDeepStrictEqual(expected.outcome, outcome) && isSerial(expected.state, others, isEnd);
  });
};

describeEachDatabase('concurrent edits', (api) => {
  const insertPerson = async (domain: string, accountId: string, id: string) => {
    await api.db
      .insertInto('member')
      .values({
        account_id: accountId,
        id,
        domain,
        role: id === accountId ? 'manager' : 'member',
        email: `person${nextNumber()}@example.com`,
        nickname: 'Person',
        channel_url: null,
        password_hash: await passwordHash,
        registered_at: api.clock.now(),
      })
      .execute();
    if (id === accountId) return;
    await api.db
      .insertInto('fee_rate')
      .values({
        account_id: accountId,
        member_id: id,
        basis_points: FIRST_FEE,
        from_day: '0001-01-01',
        until_day: '9999-12-31',
      })
      .execute();
  };

  const signIn = async (domain: string, accountId: string, id: string) => {
    const client = createAnonymousClient(api, domain);
    client.token = randomIds.token();
    await api.db
      .insertInto('session')
      .values({
        token_hash: hashToken(client.token),
        binding_hash: hashToken(TEST_BINDING),
        account_id: accountId,
        member_id: id,
        created_at: api.clock.now(),
        expires_at: FAR,
      })
      .execute();
    return client;
  };

  const createScene = async (domain: string) => {
    const accountId = randomIds.uuid();
    await insertPerson(domain, accountId, accountId);
    const members = Array.from({ length: PEOPLE }, () => randomIds.uuid());
    for (const id of members) await insertPerson(domain, accountId, id);
    const channels: string[] = [];
    for (let number = 0; number < CHANNELS; number += 1) channels.push(await insertChannel(api, accountId));
    const managers = [await signIn(domain, accountId, accountId), await signIn(domain, accountId, accountId)];
    const people: PortalClient[] = [];
    for (const id of members) people.push(await signIn(domain, accountId, id));
    return { accountId, members, channels, managers, people };
  };
  type Scene = Awaited<ReturnType<typeof createScene>>;

  const send = (there: Scene, edit: Edit): Promise<Reply> | undefined => {
    const client = there.managers[edit.session];
    const toChannelIds = (numbers: readonly number[]) => numbers.map((number) => there.channels[number]);
    switch (edit.kind) {
      case 'assign':
      case 'unassign': {
        const body = {
          channel: there.channels[edit.channel],
          members: edit.members.map((number) => there.members[number]),
        };
        return client?.post(`/channel/${edit.kind}`, body, { 'if-match': edit.seen });
      }
      case 'fee': {
        const body = { target: there.members[edit.member], fee_rate: edit.basisPoints / 10_000 };
        return client?.post('/member/mcn/update', body, { 'if-match': edit.seen });
      }
      case 'add': {
        const person = { user_id: `added${nextNumber()}@example.com`, password: PASSWORD, nickname: 'Added' };
        return client?.post('/member/mcn/add', { ...person, channels: toChannelIds(edit.channels) });
      }
      case 'delete channels': {
        const body = { channels: toChannelIds(edit.channels), acknowledged: true, password: PASSWORD };
        return client?.post('/channel/delete', body);
      }
      case 'delete member':
        return client?.post('/member/mcn/delete', { target: there.members[edit.member], password: PASSWORD });
      case 'leave':
        return there.people[edit.member]?.post('/member/account/delete.account', { password: PASSWORD });
      case 'withdraw':
        return client?.post('/member/account/delete.account', { password: PASSWORD });
    }
  };

  const toNumbers = (there: Scene, members: readonly { id: string }[]) =>
    membersText(members.map(({ id }) => there.members.indexOf(id)).filter((number) => number >= 0));

  const readOutcome = (there: Scene, edit: Edit, { status, body }: Reply): Outcome => {
    if (status === 401 || status === 404) return { result: 'gone' };
    if (status === 503) return { result: 'try again' };
    assert.ok(status === 200 || status === 412, `${edit.kind}: ${status} ${JSON.stringify(body)}`);
    const result = status === 200 ? 'done' : 'stale';
    const shown = status === 200 ? body : body.current;
    if (edit.kind === 'assign' || edit.kind === 'unassign')
      return { result, version: shown.channel.version, value: toNumbers(there, shown.channel.members) };
    if (edit.kind !== 'fee') return { result: 'done' };
    const { version, fee_rate: rate } = status === 200 ? shown.account : shown;
    return { result, version, value: String(Math.round(rate * 10_000)) };
  };

  /** The database's end state, in the terms of the model. */
  const readEndState = async (there: Scene): Promise<EditorState> => {
    const { accountId } = there;
    const people = await api.db
      .selectFrom('member')
      .leftJoin('fee_rate', (join) =>
        join
          .onRef('fee_rate.account_id', '=', 'member.account_id')
          .onRef('fee_rate.member_id', '=', 'member.id')
          .on('fee_rate.until_day', '=', '9999-12-31'),
      )
      .select(['id', 'version', 'basis_points'])
      .where('member.account_id', '=', accountId)
      .orderBy('registered_at')
      .execute();
    const channels = await api.db
      .selectFrom('channel')
      .select(['id', 'version'])
      .where('account_id', '=', accountId)
      .execute();
    const seen = await api.db
      .selectFrom('channel_member')
      .select(['channel_id', 'member_id'])
      .where('account_id', '=', accountId)
      .execute();
    const number = (id: string) => there.members.indexOf(id);
    const known = people.filter(({ id }) => number(id) >= 0);
    const added = people.filter(({ id }) => number(id) < 0 && id !== accountId);
    return {
      isOpen: people.some(({ id }) => id === accountId),
      channels: new Map(
        channels.map(({ id, version }) => {
          const members = seen.filter((row) => row.channel_id === id).map((row) => number(row.member_id));
          return [there.channels.indexOf(id), { version, members: new Set(members.filter((n) => n >= 0)) }];
        }),
      ),
      members: new Map(
        known.map(({ id, version, basis_points: basisPoints }) => [
          number(id),
          { version, basisPoints: basisPoints ?? -1 },
        ]),
      ),
      added: added.map(({ id }) =>
        seen.filter((row) => row.member_id === id).map((row) => there.channels.indexOf(row.channel_id)),
      ),
    };
  };

  /** Without the order of additions, because either of two simultaneous ones may be first. */
  const comparable = ({ isOpen, channels, members, added }: EditorState) => ({
    isOpen,
    channels,
    members,
    added: added.map((list) => membersText(list)).toSorted(),
  });

  /** Tables with rows of a deleted account; idempotency keys expire after a day. */
  const findOrphans = async (accountId: string) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where column_name = 'account_id' and table_schema = current_schema() and table_name <> 'idempotency_key'`.execute(
      api.db,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } =
        await sql`select 1 from ${sql.table(name)} where account_id = ${accountId} limit 1`.execute(api.db);
      if (rows.length > 0) found.push(name);
    }
    return found;
  };

  it('T-60 concurrent edits have the outcomes of some sequential order', async (t) => {
    const domain = await insertSite(api);
    let retries = 0;

    await fc.assert(
      fc.asyncProperty(edits, async (history) => {
        const there = await createScene(domain);
        const replies = await Promise.all(
          history.map(async (edit) => {
            await delay(edit.startsAfterMs);
            return send(there, edit);
          }),
        );
        const outcomes = history.map((edit, index) => {
          const reply = replies[index];
          assert.ok(reply);
          return { edit, outcome: readOutcome(there, edit, reply) };
        });
        retries += outcomes.filter(({ outcome }) => outcome.result === 'try again').length;

        const end = comparable(await readEndState(there));
        assert.ok(
          isSerial(firstState(), outcomes, (state) => isDeepStrictEqual(comparable(state), end)),
          `no order explains ${JSON.stringify(outcomes)}, which ended in ${JSON.stringify([...end.channels])} ${JSON.stringify([...end.members])} ${end.added}`,
        );
        if (!end.isOpen) assert.deepEqual(await findOrphans(there.accountId), []);
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
    t.diagnostic(`${HISTORIES} histories, ${retries} edits asked to try again`);
    assert.equal(retries, 0, 'edits deadlocked');
  });

  const countBlockedSessions = async () => {
    const { rows } = await sql<{ blocked: number }>`
      select count(*)::int as blocked from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    return rows[0]?.blocked ?? 0;
  };

  /** Waits until the request waits for a lock, with all earlier ones; or has not waited and is done. */
  const waitUntilBlocked = async (request: Promise<Reply> | undefined, blocked: number) => {
    let isDone = false;
    void request?.finally(() => (isDone = true));
    while (!isDone && (await countBlockedSessions()) < blocked) await delay(10);
  };

  it('T-60 no row remains of an account that is withdrawn while a member is added to it', async (t) => {
    if (api.database.kind === 'embedded') return t.skip('transactions come one after the other here');
    const domain = await insertSite(api);
    const there = await createScene(domain);
    const body = { user_id: 'added@example.com', password: PASSWORD, nickname: 'Added' };
    const other = randomIds.uuid();
    await insertPerson(domain, other, other);
    const address = { domain, email_key: body.user_id, account_id: other, member_id: other };

    // The new member waits for the transaction that holds its address.
    const replies = await api.db.transaction().execute(async (trx) => {
      await trx.insertInto('login').values(address).execute();
      const added = there.managers[0]?.post('/member/mcn/add', body);
      await waitUntilBlocked(added, 1);
      const withdrawn = there.managers[1]?.post('/member/account/delete.account', { password: PASSWORD });
      await waitUntilBlocked(withdrawn, 2);
      await trx.deleteFrom('login').where('account_id', '=', other).execute();
      return [added, withdrawn];
    });

    assert.deepEqual(
      (await Promise.all(replies)).map((reply) => reply?.status),
      [200, 200],
    );
    assert.deepEqual(await findOrphans(there.accountId), []);
  });
});
