import {
  AD_CLOSING_REPORT,
  type closingReports,
  PREMIUM_CLOSING_REPORT,
  type SummaryReportId,
} from '../report-types.ts';
import { type Cause, type Comparison, explain } from './compare-amounts.ts';

/** What a file with the money of an owner's month says, by kind. */
export type MonthlySum = {
  source: string;
  adjustment: string;
  currency: string;
  rows: number;
  micros: number;
};
export type MonthlyFile = { type: SummaryReportId; id: string; name: string; amounts: MonthlySum[] };

/** What was read of each closing report; undefined without one. */
export type ReadAmounts = Partial<Record<(typeof closingReports)[number], number>>;

const DOLLARS = 'USD';

/** The kinds of revenue of a payment, by YouTube's words for them; Shorts have ads and subscriptions too. */
const toPaymentKind = (source: string) => {
  if (/shorts/i.test(source)) return 'payment_shorts';
  if (/premium|subscription|\bred\b/i.test(source)) return 'payment_premium';
  return /\bads?\b|advertis/i.test(source) ? 'payment_ads' : undefined;
};

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

type Amounts = { expected: number | undefined; found: number | undefined };

/** Undefined amounts are not delivered, so that there is nothing to compare. */
const compare = (
  code: Comparison['code'],
  { expected, found }: Amounts,
  rows: number,
  causes: Cause[] = [],
) => {
  if (expected === undefined || found === undefined) return [];
  const difference = found - expected;
  return [{ code, subject: '', expected, found, difference, causes: explain(difference, causes, rows) }];
};

/** Compares the summaries of an owner's month with each other, with the closing reports, and with what was paid. */
export const compareSummaries = (files: readonly MonthlyFile[], read: ReadAmounts): Comparison[] => {
  const inDollars = (type: SummaryReportId) =>
    files.find((file) => file.type === type)?.amounts.filter(({ currency }) => currency === DOLLARS);
  const totalOf = (type: SummaryReportId) => {
    const amounts = inDollars(type);
    return amounts && add(amounts.map(({ micros }) => micros));
  };
  // Each amount of a file is rounded to a micro.
  const rows = add(files.map(({ amounts }) => amounts.length)) + 1;
  const byDay = totalOf('content_owner_shorts_day_ad_revenue_summary_a2');
  const byCountry = totalOf('content_owner_shorts_country_ad_revenue_summary_a2');
  const shorts = totalOf('content_owner_shorts_global_ad_revenue_summary_a2');
  const byVideo = totalOf('content_owner_shorts_ad_revenue_summary_a2');
  const music = totalOf('content_owner_country_music_red_revenue_summary_a1') ?? 0;
  const premium = read[PREMIUM_CLOSING_REPORT];
  const payments = inDollars('content_owner_payments_summary_a1');
  const paidFor = (kind: Comparison['code']) => {
    const paid = payments?.filter(({ source }) => toPaymentKind(source) === kind) ?? [];
    return paid.length > 0 ? add(paid.map(({ micros }) => micros)) : undefined;
  };
  const paid = totalOf('content_owner_payments_summary_a1');
  const withheld = totalOf('content_owner_tax_withholding_a1');
  const rest = paid !== undefined && withheld !== undefined ? paid - withheld : undefined;
  return [
    ...compare('shorts_days', { expected: shorts, found: byDay }, rows),
    ...compare('shorts_countries', { expected: shorts, found: byCountry }, rows),
    ...compare('payment_ads', { expected: read[AD_CLOSING_REPORT], found: paidFor('payment_ads') }, rows),
    ...compare(
      'payment_premium',
      { expected: premium === undefined ? undefined : premium + music, found: paidFor('payment_premium') },
      rows,
    ),
    ...compare(
      'payment_shorts',
      { expected: shorts ?? byDay ?? byCountry ?? byVideo, found: paidFor('payment_shorts') },
      rows,
    ),
    ...compare('withheld', { expected: paid, found: rest }, rows, [
      { name: 'withheld', micros: -(withheld ?? 0) },
    ]),
  ];
};
