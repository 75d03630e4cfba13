import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Currency } from '../site/site.tables.ts';
import { countryReport, type CountryQuery } from './country-report.ts';
import { dayValues, namedRate } from './day-values.ts';
import { type CompareMode, compareWindow, type Interval, movedTo, partsOf, type Period } from './period.ts';
import * as repository from './report.repository.ts';
import { type DayTally, dayTallies } from './day-tallies.ts';
import { addTallies, emptyTally, type Figures, figuresOf, type Tally } from './tally.ts';
import { videoReport, type VideoReportQuery } from './video-report.ts';

/** Who asks, and in which currency. */
export type Viewer = {
  accountId: string;
  memberId: string;
  role: 'manager' | 'member';
  currency: Currency;
};

export type ReportQuery = {
  compare: CompareMode;
  member?: string | undefined;
} & Period;

const sumOf = (days: ReadonlyMap<string, DayTally>, { from, to }: Period): Tally =>
  addTallies([...days].filter(([day]) => from <= day && day <= to).map(([, tally]) => tally));

/** History that does not reach back to the window's beginning would make any comparison look good. */
const isCovered = (window: Period, firstDay: string | null) => firstDay !== null && firstDay <= window.from;

const paired = (current: Figures, previous: Figures) => {
  const pair = <Name extends keyof Figures>(name: Name) => ({
    value: current[name],
    previous: previous[name],
  });
  return {
    revenue: pair('revenue'),
    views: pair('views'),
    rpm: pair('rpm'),
    premium_views: pair('premium_views'),
    premium_rpm: pair('premium_rpm'),
    premium_rate: pair('premium_rate'),
  };
};

export const createReportService = ({ db }: { db: Db }) => {
  /** Whose figures the viewer sees: a manager everything or one member's channels, a member its own. */
  const scopeOf = async (viewer: Viewer, member: string | undefined): Promise<repository.Scope> => {
    const { accountId, memberId, role } = viewer;
    if (role === 'member') {
      if (member !== undefined) throw new AppError('not_found');
      return { accountId, channelIds: await repository.channelsOfMember(db, { accountId, memberId }) };
    }
    if (member === undefined) return { accountId, channelIds: undefined };
    const isOwn = await repository.isMemberOf(db, { accountId, memberId: member });
    if (!isOwn) throw new AppError('not_found');
    return { accountId, channelIds: await repository.channelsOfMember(db, { accountId, memberId: member }) };
  };

  const valuesOf = async (viewer: Viewer, period: Period) => {
    const { accountId, memberId, role, currency } = viewer;
    const delivered = await repository.deliveredDays(db, period);
    const rates =
      currency === 'USD' ? undefined : await repository.usdRates(db, { ...period, quote: currency });
    const fees = role === 'member' ? await repository.feePeriods(db, { accountId, memberId }) : [];
    return { days: dayValues(delivered, { rates, fees }), rate: namedRate(rates, period.to) };
  };

  const talliesOf = async (viewer: Viewer, scope: repository.Scope, period: Period) => {
    const { days, rate } = await valuesOf(viewer, period);
    const sums = scope.channelIds?.length === 0 ? [] : await repository.dailySums(db, scope, period);
    return { tallies: dayTallies(days, sums), rate };
  };

  const report = async (viewer: Viewer, { from, to, compare, member }: ReportQuery) => {
    const period = { from, to };
    const scope = await scopeOf(viewer, member);
    const window = compareWindow(period, compare);
    const current = await talliesOf(viewer, scope, period);
    const { firstDay } = await repository.freshness(db);
    const previous =
      window && isCovered(window, firstDay) ? await talliesOf(viewer, scope, window) : undefined;
    return { period, window, current, previous };
  };

  return {
    freshness: () => repository.freshness(db),

    async summary(viewer: Viewer, query: ReportQuery) {
      const { period, window, current, previous } = await report(viewer, query);
      const before = previous && window ? sumOf(previous.tallies, window) : emptyTally;
      return {
        period,
        compare: window ?? null,
        currency: viewer.currency,
        rate: current.rate,
        figures: paired(figuresOf(sumOf(current.tallies, period)), figuresOf(before)),
      };
    },

    async trend(viewer: Viewer, query: ReportQuery & { interval: Interval }) {
      const { period, window, current, previous } = await report(viewer, query);
      const parts = partsOf(period, query.interval);
      const points = (tallies: ReadonlyMap<string, DayTally>, windows: readonly Period[]) =>
        windows.map((part) => {
          const { premium_rate: _, ...figures } = figuresOf(sumOf(tallies, part));
          return { date: part.from, ...figures };
        });
      // Each part is compared with as many days, as far back as the whole window is.
      const comparedParts = window ? parts.map((part) => movedTo(part, period.from, window.from)) : [];
      return {
        period,
        compare: window ?? null,
        currency: viewer.currency,
        points: points(current.tallies, parts),
        compare_points: window ? points(previous?.tallies ?? new Map(), comparedParts) : null,
      };
    },

    async videos(viewer: Viewer, query: VideoReportQuery) {
      const scope = await scopeOf(viewer, query.member);
      const { days } = await valuesOf(viewer, query);
      return { ...(await videoReport(db, { scope, days, query })), currency: viewer.currency };
    },

    async countries(viewer: Viewer, query: CountryQuery) {
      const scope = await scopeOf(viewer, query.member);
      const { days } = await valuesOf(viewer, query);
      return { ...(await countryReport(db, { scope, days, query })), currency: viewer.currency };
    },
  };
};

export type ReportService = ReturnType<typeof createReportService>;
