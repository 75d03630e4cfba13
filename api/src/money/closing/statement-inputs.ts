import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { addDays, type Day, type Period, toMonthPeriod } from '../../platform/calendar.ts';
import {
  type ChannelRevenue,
  readAssignments,
  readMembersWithFees,
} from '../../figures/report/statement/statement.read.ts';
import type { InputChannel, MonthInputs } from '../closed/month-inputs.ts';
import { knownUsMicros } from './domain-revenue.ts';
import { readWithholdings } from '../withholding/withholding.read.ts';

/** The revenue that closed months up to `through` have booked for an account's days of a month. */
export const readBookedRevenue = async (
  db: Db,
  { accountId, through, from, to }: { accountId: string; through: Day } & Period,
): Promise<ChannelRevenue[]> => {
  const { rows } = await sql<ChannelRevenue>`
    select r.channel_id, c.youtube_id, c.name, r.day, sum(r.micros) as micros, ${knownUsMicros('r')} as us_micros
    from closed_revenue r
    join channel c on c.account_id = r.account_id and c.id = r.channel_id
    where r.account_id = ${accountId} and r.day between ${from} and ${to} and r.month <= ${through}
    group by r.channel_id, c.youtube_id, c.name, r.day order by c.youtube_id, r.channel_id, r.day`.execute(
    db,
  );
  return rows;
};

/** The rate of each day of a month as closed months up to `through` have booked it. */
const readBookedRates = async (
  db: Db,
  { domain, through, from, to }: { domain: string; through: Day } & Period,
): Promise<MonthInputs['rates']> => {
  const { rows } = await sql<MonthInputs['rates'][number]>`
    select distinct on (day) day, rate::text as rate, rate_day from closed_rate
    where domain = ${domain} and day between ${from} and ${to} and month <= ${through}
    order by day, month desc`.execute(db);
  return rows;
};

/** What a month's money is computed from, beside who has which part of it for which fee. */
export type MonthRevenue = { revenue: readonly ChannelRevenue[]; rates: MonthInputs['rates'] };

/**
 * The inputs of an account's month with assignments and fees as they are now. Everything has one order, so that equal
 * inputs are equal texts. `completeInputs` leaves out what is not needed of them.
 */
export const addShares = async (
  db: Db,
  { accountId, month }: { accountId: string; month: Day },
  { revenue, rates }: MonthRevenue,
): Promise<MonthInputs> => {
  const period = toMonthPeriod(month);
  const spans = await readAssignments(db, { accountId, ...period });
  const people = await readMembersWithFees(db, accountId);
  const withholdings = await readWithholdings(db, { accountId, month });
  const end = addDays(period.to, 1);
  /** Days outside the month say nothing of it, so a change of them must not change its inputs. */
  const clip = <Span extends { from: Day; until: Day }>(all: readonly Span[]): Span[] =>
    all
      .filter(({ from, until }) => from < end && period.from < until)
      .map((span) => ({
        ...span,
        from: span.from < period.from ? period.from : span.from,
        until: span.until > end ? end : span.until,
      }));
  const channels = [...Map.groupBy(revenue, ({ channel_id: id }) => id)].map(([id, rows]): InputChannel => ({
    id,
    youtube_id: rows[0]?.youtube_id ?? '',
    name: rows[0]?.name ?? '',
    spans: clip(spans.get(id) ?? []).map(({ memberId, ...span }) => ({ member: memberId, ...span })),
    days: rows.map(({ day, micros, us_micros: us }) => ({
      day,
      micros,
      ...(us !== null && us !== '0' && { us }),
    })),
  }));
  return {
    rates,
    channels,
    members: people.map(({ id, nickname, email, fees }) => {
      const withholding = withholdings.get(id);
      return {
        id,
        nickname,
        email,
        fees: clip(fees).map(({ from, until, basisPoints }) => ({ from, until, basis_points: basisPoints })),
        ...(withholding && { withholding }),
      };
    }),
  };
};

/** The inputs of an account's month: revenue and rates as closed months up to `through` have booked them. */
export const readInputs = async (
  db: Db,
  { accountId, domain, month, through }: { accountId: string; domain: string; month: Day; through: Day },
): Promise<MonthInputs> => {
  const period = toMonthPeriod(month);
  const revenue = await readBookedRevenue(db, { accountId, through, ...period });
  const rates = await readBookedRates(db, { domain, through, ...period });
  return addShares(db, { accountId, month }, { revenue, rates });
};

/** Without the rows of channels and members that were deleted, nothing newer is known of them. */
const keepGone = (old: MonthInputs, now: MonthInputs): MonthInputs => {
  const isThere = new Set(now.members.map(({ id }) => id));
  const gone = old.members.filter(({ id }) => !isThere.has(id));
  const isGone = new Set(gone.map(({ id }) => id));
  const before = new Map(old.channels.map((channel) => [channel.id, channel]));
  const channels = now.channels.map((channel) => ({
    ...channel,
    spans: [
      ...channel.spans,
      ...(before.get(channel.id)?.spans.filter(({ member }) => isGone.has(member)) ?? []),
    ],
  }));
  const isKnown = new Set(channels.map(({ id }) => id));
  return {
    rates: now.rates,
    channels: [...channels, ...old.channels.filter(({ id }) => !isKnown.has(id))],
    members: [...now.members, ...gone],
  };
};

/** The channels of which a member has a rate of its own for viewers in the United States. */
export const listChannelsBySource = ({ channels, members }: MonthInputs): ReadonlySet<string> => {
  const bySource = new Set(
    members.filter(({ withholding }) => withholding?.us_basis_points !== undefined).map(({ id }) => id),
  );
  const found = channels.filter(({ spans }) => spans.some(({ member }) => bySource.has(member)));
  return new Set(found.map(({ id }) => id));
};

/** Leaves out where revenue came from where no withholding asks for it, so that a change of it changes nothing. */
const keepNeededSources = (inputs: MonthInputs): MonthInputs => {
  const needed = listChannelsBySource(inputs);
  return {
    ...inputs,
    channels: inputs.channels.map((channel) =>
      needed.has(channel.id)
        ? channel
        : { ...channel, days: channel.days.map(({ day, micros }) => ({ day, micros })) },
    ),
  };
};

/**
 * Keeps the frozen inputs of channels and members that were deleted: without their rows nothing newer is known of them.
 * What is not needed of the others is left out. Inputs of a month that is not stated yet have nothing frozen.
 */
export const completeInputs = (old: MonthInputs | undefined, now: MonthInputs): MonthInputs =>
  keepNeededSources(old ? keepGone(old, now) : now);
