import { sql } from 'kysely';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import type { Day } from '../../../platform/calendar.ts';
import { type ClosingFixture, createClosingFixture, insertAccount } from './closing-fixture.ts';
import { CHANNELS, DAYS } from './history-actions.ts';
import type { Booked } from './money-oracle.ts';

/** A partner, and what the oracle knows of it. */
export type Party = {
  accountId: string;
  manager: PortalClient;
  booked: Booked;
  /** What was booked when each month was closed. */
  states: Booked[];
  /** The number of months with a statement. */
  issued: number;
  isReopened: boolean;
};

const createParty = (accountId: string, manager: PortalClient): Party => ({
  accountId,
  manager,
  booked: new Map(),
  states: [],
  issued: 0,
  isReopened: false,
});

export type HistoryFixture = ClosingFixture & {
  /** The one with the members, and the one that channels are transferred to. */
  parties: readonly [Party, Party];
  /** The YouTube ids that files have. */
  youtubeIds: readonly string[];
  email: string;
};

/** Two partners of a domain, of which the first one has two members and two channels; another channel is not registered. */
export const createHistoryFixture = async (api: TestApi, number: number): Promise<HistoryFixture> => {
  const fixture = await createClosingFixture(api, `p${number}x`);
  const { accountId, manager, domain } = fixture;
  await api.db
    .updateTable('channel')
    .set({ registered_at: new Date('2026-09-01T00:00:00Z') })
    .where('account_id', '=', accountId)
    .execute();
  const other = await insertAccount(api, { domain, role: 'manager' });
  const { email } = await api.db
    .selectFrom('member')
    .select('email')
    .where('account_id', '=', accountId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // By which an operator's list of channels finds it.
  await api.db
    .insertInto('login')
    .values({ domain, email_key: email, account_id: accountId, member_id: accountId })
    .execute();
  return {
    ...fixture,
    email,
    parties: [createParty(accountId, manager), createParty(other.id, other.client)],
    youtubeIds: [
      ...fixture.channels.slice(0, CHANNELS - 1).map(({ youtubeId }) => youtubeId),
      `UC${`n${number}x`.padEnd(22, '0')}`,
    ],
  };
};

type Share = {
  account_id: string;
  channel_id: string;
  member_id: string;
  part: number;
  fee: number | null;
} & Record<'from_day' | 'until_day', Day>;

/** Who has which part for which fee on each day and channel with booked revenue, which no act may change. */
export const readClosedShares = async ({ db }: TestApi, parties: readonly Party[]) => {
  if (parties.every(({ states }) => states.length === 0)) return [];
  const accounts = parties.map(({ accountId }) => accountId);
  const { rows } = await sql<Share>`
    select s.account_id, s.channel_id, s.member_id, s.part, f.basis_points as fee,
      greatest(s.from_day, f.from_day) as from_day, least(s.until_day, f.until_day) as until_day
    from channel_member s left join fee_rate f on f.account_id = s.account_id and f.member_id = s.member_id
      and f.from_day < s.until_day and s.from_day < f.until_day
    where s.account_id in (${sql.join(accounts)})`.execute(db);
  const lines: string[] = [];
  for (const { accountId, states, issued, isReopened } of parties) {
    // Shares of a reopened month can be changed until it is issued again.
    const through = DAYS[(isReopened ? issued : states.length) * 2 - 1] ?? '';
    for (const [day, { revenue }] of states.at(-1) ?? [])
      for (const row of day <= through ? rows : []) {
        const isOn = row.account_id === accountId && row.from_day <= day && day < row.until_day;
        if (isOn && (revenue.get(row.channel_id) ?? 0n) !== 0n)
          lines.push(`${day} ${row.channel_id} ${row.member_id} ${row.part} ${row.fee}`);
      }
  }
  return lines.toSorted();
};
