import { toPacificDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { toDecimalText } from '../../figures/report/figures/money.ts';
import type { Viewer } from '../../figures/report/scope/report-context.ts';
import type { ReportStatus } from '../../figures/report/scope/report-status.ts';
import { computeMemberShare } from '../../figures/report/scope/scope.ts';
import { PAID_DECIMALS, paidCurrencies } from '../../figures/report/statement/statement.ts';
import { readMembersWithFees } from '../../figures/report/statement/statement.read.ts';
import { findManager, findStatement, readClosedMonths } from '../closed/closed.read.ts';
import type { Month } from '../closed/month-inputs.ts';
import { readReopenings, type Reopening } from '../closed/reopenings.read.ts';
import type { PaidAmounts, StatementContent, StatementMonth } from '../closed/statement-content.ts';
import { describeMonth } from '../closing/describe-month.ts';
import { completeInputs, readInputs } from '../closing/statement-inputs.ts';
import { readOpenInputs } from './known-inputs.ts';
import {
  addAmounts,
  formatAmounts,
  formatUnits,
  parseAmounts,
  subtractAmounts,
  toUnits,
  NOTHING,
} from '../closing/paid-amounts.ts';
import { type Author, listAuthors, readAuthors } from './correction-authors.ts';
import { findStatedInputs, type Pending, readPending } from './pending.ts';
import { findAmounts, listLines, listRates } from './statement-lines.ts';
import { hasChange, listWithheldLines } from './withheld-lines.ts';
import { toFirstDay, toMonthPeriod } from '../../platform/calendar.ts';
import type { Currency } from '@portal/shared/facts';

const RATE_DECIMALS = 6;

/** A month as it is known: from its document when it was issued, otherwise computed. */
type StatedMonth = {
  status: ReportStatus | 'closed' | 'issued';
  is_complete: boolean;
  /** False while a day lacks its rate, so that nothing can be said in won. */
  hasWon: boolean;
  number: string | null;
  issued_at: string | null;
  /** Name and address of the manager who issues it. */
  manager: { nickname: string; email: string };
  /** Its own month first, then those that it corrects. */
  months: readonly [StatementMonth, ...StatementMonth[]];
  authors: readonly Author[];
  /** The members that are deleted by now; none on an issued statement, which never changes. */
  archived: ReadonlySet<string>;
  pending: Pending | undefined;
};

/** With the statements of the month that were reopened, the oldest first. */
type KnownMonth = StatedMonth & { reopenings: readonly Reopening[] };

/** The effective exchange rate of the month: won per dollar, both rounded as they are paid. */
const effectiveRate = (won: bigint, cents: bigint) =>
  cents === 0n
    ? null
    : toDecimalText((won * 10n ** BigInt(PAID_DECIMALS.USD + RATE_DECIMALS)) / cents, RATE_DECIMALS);

/** What a statement corrects of earlier months for a member, or for revenue without one, and who caused it. */
const listCorrections = ({ months, authors }: KnownMonth, member: string | null) =>
  months.slice(1).flatMap(({ month, changes, inputs }) => {
    const own = inputs.channels.filter(({ spans }) => spans.some((span) => span.member === member));
    const channels = new Set(own.map(({ id }) => id));
    return changes
      .filter((change) => change.member === member)
      .map(({ cause, currency, old, new: now }) => ({
        month,
        cause,
        currency,
        old,
        new: now,
        authors: listAuthors(authors, { month, cause, member, channels }),
      }));
  });
type Correction = ReturnType<typeof listCorrections>[number];

const addCorrections = (own: PaidAmounts, corrections: readonly Correction[], currency: Currency) =>
  formatAmounts(
    corrections
      .filter((correction) => correction.currency === currency)
      .map(({ old, new: now }) => subtractAmounts(parseAmounts(now), parseAmounts(old)))
      .reduce(addAmounts, parseAmounts(own)),
    currency,
  );

const sumAmounts = (all: readonly PaidAmounts[], currency: Currency) =>
  formatAmounts(all.map(parseAmounts).reduce(addAmounts, NOTHING), currency);

/** The members of a statement: those of its month, then those that are gone and concerned by a correction. */
const listMembers = (months: KnownMonth['months']) => {
  const [own, ...corrected] = months;
  const gone = corrected
    .flatMap(({ inputs }) => inputs.members)
    .filter(({ id }) => corrected.some((month) => hasChange(month, id)));
  return [
    ...new Map([...gone, ...own.inputs.members].map((member) => [member.id, member])).values(),
  ].toSorted((a, b) => own.inputs.members.indexOf(a) - own.inputs.members.indexOf(b));
};

const describePending = (pending: Pending | undefined, { role, memberId }: Viewer) => {
  if (!pending) return null;
  const text = (valueOf: (of: Pending[Currency]) => bigint) => ({
    USD: formatUnits(valueOf(pending.USD), 'USD'),
    KRW: formatUnits(valueOf(pending.KRW), 'KRW'),
  });
  const isManager = role === 'manager';
  const ids = [...pending.USD.members.keys()].filter((id) => isManager || id === memberId);
  const members = ids
    .filter((id) => paidCurrencies.some((currency) => pending[currency].members.get(id) !== 0n))
    .map((id) => ({ id, net: text(({ members: nets }) => nets.get(id) ?? 0n) }));
  const gross = isManager ? text((of) => of.gross) : null;
  return isManager || members.length > 0 ? { gross, members } : null;
};

/** A month as its partner reads it: a member its own row, a manager all rows and the totals. */
export const describeStatement = (viewer: Viewer, known: KnownMonth) => {
  const { months, hasWon, status, number, issued_at: issuedAt, manager, authors } = known;
  const [own] = months;
  const { accountId, memberId, role } = viewer;
  const isManager = role === 'manager';
  const period = toMonthPeriod(toFirstDay(own.month));
  const both = <Value>(valueOf: (currency: Currency) => Value) => ({
    USD: valueOf('USD'),
    KRW: hasWon ? valueOf('KRW') : null,
  });
  const scopeOf = (id: string) => {
    const spans = own.inputs.channels.flatMap(({ id: channelId, spans: all }) =>
      all.filter(({ member }) => member === id).map(({ member: _, ...span }) => ({ ...span, channelId })),
    );
    const channelIds = [...new Set(spans.map(({ channelId }) => channelId))];
    // Statements have no prices.
    return { accountId, pricedBy: 'views' as const, channelIds, share: { memberId: id, spans } };
  };
  const byRegistration = listMembers(months).map(({ id, nickname, email }) => {
    const corrections = listCorrections(known, id);
    const withheld = listWithheldLines(months, id, known);
    const totalIn = (currency: Currency) =>
      addCorrections(findAmounts(own, id, currency), corrections, currency);
    return {
      member: { id, nickname, email, is_archived: known.archived.has(id) },
      channels: scopeOf(id).channelIds.length,
      rates: listRates(own, id, period),
      member_share: computeMemberShare(scopeOf(id), period),
      amounts: both((currency) => findAmounts(own, id, currency)),
      lines: listLines(own, id, period, { hasWon }),
      corrections,
      total: both(totalIn),
      withheld,
      payable: both((currency) =>
        formatUnits(
          withheld.reduce(
            (left, { amounts }) => left - toUnits(amounts[currency] ?? '0'),
            toUnits(totalIn(currency).net),
          ),
          currency,
        ),
      ),
    };
  });
  // The largest payment first, on the page and in files; equal ones keep the order of registration.
  // An archived member is listed in the months in which it had a channel.
  const listed = byRegistration.filter(({ member, channels }) => !member.is_archived || channels > 0);
  const items = listed.toSorted((a, b) => Number(b.amounts.USD.net) - Number(a.amounts.USD.net));
  const seen = isManager ? items : items.filter(({ member }) => member.id === memberId);
  const rowsIn = (currency: Currency) => items.map(({ member }) => findAmounts(own, member.id, currency));
  const unassigned = (currency: Currency) => findAmounts(own, null, currency).gross;
  const totalsIn = (currency: Currency) => {
    const { gross, fee, net } = sumAmounts(rowsIn(currency), currency);
    return { gross: formatUnits(toUnits(gross) + toUnits(unassigned(currency)), currency), fee, net };
  };
  const grossIn = (currency: Currency) => toUnits(totalsIn(currency).gross);
  /** A member sees who changed what it earned, and nothing of others. */
  const concerns = ({ cause, subject }: Author) =>
    isManager ||
    cause === 'revenue' ||
    cause === 'rate' ||
    subject === memberId ||
    seen.some(({ lines }) => lines.some(({ channel }) => channel.id === subject));
  return {
    month: own.month,
    period,
    status,
    number,
    issued_at: issuedAt,
    issued_on: issuedAt === null ? null : toPacificDay(new Date(issuedAt)),
    reopenings: [...known.reopenings],
    // Members are given the contact of the domain instead, which managers choose to show.
    manager: isManager ? manager : null,
    is_complete: known.is_complete,
    usd_krw: hasWon ? effectiveRate(grossIn('KRW'), grossIn('USD')) : null,
    items: seen,
    // Only managers see unassigned revenue and the totals.
    unassigned: isManager ? both(unassigned) : null,
    unassigned_corrections: isManager ? listCorrections(known, null) : null,
    totals: isManager ? both(totalsIn) : null,
    payable: isManager
      ? both((currency) =>
          formatUnits(
            items.reduce((sum, { payable }) => sum + toUnits(payable[currency] ?? '0'), 0n),
            currency,
          ),
        )
      : null,
    authors: authors.filter(concerns).map(({ at, cause, actor_role: role_ }) => ({ at, cause, role: role_ })),
    pending: describePending(known.pending, viewer),
  };
};

/** Reads what is known of an account's month. */
export const createKnownMonth = ({ db }: { db: Db }) => {
  const readIssued = async (accountId: string, content: StatementContent): Promise<StatedMonth> => {
    const [own, ...corrected] = content.months;
    if (!own) throw new Error(`The statement ${content.number} has no month.`);
    const of = { accountId, month: toFirstDay(content.month) };
    return {
      status: 'issued',
      is_complete: true,
      hasWon: true,
      number: content.number,
      issued_at: content.issued_at,
      manager: { nickname: content.account.name, email: content.account.email },
      months: [own, ...corrected],
      authors: await readAuthors(db, content.authors),
      archived: new Set(),
      pending: await readPending(db, of, (await findStatedInputs(db, of)) ?? own.inputs),
    };
  };

  const readComputed = async (accountId: string, month: Month): Promise<StatedMonth> => {
    const of = { accountId, month: toFirstDay(month) };
    const found = await findManager(db, accountId);
    const manager = { nickname: found?.nickname ?? '', email: found?.email ?? '' };
    const people = await readMembersWithFees(db, accountId);
    const archived = new Set(people.flatMap(({ id, isArchived }) => (isArchived ? [id] : [])));
    const common = { archived, manager, number: null, issued_at: null, authors: [] };
    if (found && (await readClosedMonths(db, accountId)).has(month)) {
      const read = await readInputs(db, { ...of, domain: found.domain, through: of.month });
      const inputs = completeInputs(undefined, read);
      const pending = await readPending(db, of, inputs);
      const months = [describeMonth(of.month, inputs)] as const;
      return { ...common, status: 'closed', is_complete: true, hasWon: true, months, pending };
    }
    const { inputs, status, isComplete, isConverted } = await readOpenInputs(db, of);
    return {
      ...common,
      status,
      is_complete: isComplete,
      hasWon: isConverted,
      months: [describeMonth(of.month, inputs)],
      pending: undefined,
    };
  };

  return async (accountId: string, month: Month): Promise<KnownMonth> => {
    const content = await findStatement(db, accountId, toFirstDay(month));
    const known = content ? await readIssued(accountId, content) : await readComputed(accountId, month);
    return { ...known, reopenings: (await readReopenings(db, accountId))(month) };
  };
};

/** Gross, fee and net of each member in a month, in both currencies at each day's rate. */
export const createStatementReport = ({ db }: { db: Db }) => {
  const readKnown = createKnownMonth({ db });
  return async (viewer: Viewer, month: Month) =>
    describeStatement(viewer, await readKnown(viewer.accountId, month));
};

export type Statement = Awaited<ReturnType<ReturnType<typeof createStatementReport>>>;
