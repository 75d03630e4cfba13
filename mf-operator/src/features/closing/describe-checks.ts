import type { Format, TranslateText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import type ko from './locales/ko.json';
import type { MonthChecks, MonthRefusal } from './closing.api.ts';
import { groupDays } from './group-days.ts';

const CENTS = 100;
const MICROS = 1_000_000;

/** good: nothing to do; look: worth a look; refused: the month cannot be closed without a reason. */
export type CheckState = 'good' | 'look' | 'refused' | 'info';

export type Check = {
  id: string;
  state: CheckState;
  title: string;
  /** What was found, a line each, and what to do about it. */
  lines: readonly string[];
  link?: { to: string; label: string } | undefined;
};

type Context = { t: TranslateText<typeof ko>; format: Format };

const describeDays = (format: Format, days: readonly string[]) =>
  groupDays(days)
    .map(({ from, to }) => (from === to ? format.shortDate(from) : format.shortRange(from, to)))
    .join(', ');

/** Amounts in USD micros are larger than what is shown, but not than what a number holds exactly. */
const toDollars = (micros: string) => Number(micros) / MICROS;
const toCents = (micros: string) => Math.round(toDollars(micros) * CENTS);

const describeDifference = ({ t, format }: Context, { final, estimated }: MonthChecks): string => {
  const [now, before] = [toDollars(final), toDollars(estimated)];
  // Of what is shown, so that it adds up.
  const difference = (toCents(final) - toCents(estimated)) / CENTS;
  return t('check.difference.text', {
    final: format.money(now, 'USD'),
    estimated: format.money(before, 'USD'),
    // The sign of the percentage beside it.
    difference: `${difference === 0 ? '' : difference > 0 ? '+' : '−'}${format.money(Math.abs(difference), 'USD')}`,
    change: format.change(now, before).text,
  });
};

/** The checks of a month in words, those that refuse it first. */
export const describeChecks = (context: Context, checks: MonthChecks): Check[] => {
  const { t, format } = context;
  const isRefused = (code: MonthRefusal) => checks.refusals.some((refusal) => refusal.code === code);
  const deliveries = { to: paths.operatorDeliveries.href(), label: t('check.deliveries') };
  const days = (id: 'revenue' | 'rate', list: readonly string[]) => ({
    title: t(list.length > 0 ? `check.${id}.title` : `check.${id}.good`, { count: list.length }),
    lines: list.length > 0 ? [describeDays(format, list), t(`check.${id}.action`)] : [],
  });
  const { owners, before, unregistered_channels: unregistered } = checks;
  const unassigned = toDollars(checks.unassigned);
  const noCountry = toDollars(checks.no_country);
  const all: (Check | false)[] = [
    isRefused('month_running') && {
      id: 'running',
      state: 'refused',
      title: t('check.running.title'),
      lines: [t('check.running.action')],
    },
    before !== null && {
      id: 'before',
      state: 'refused',
      title: t('check.before.title', { month: format.month(`${before}-01`) }),
      lines: [t('check.before.action')],
      link: {
        to: `?domain=${encodeURIComponent(checks.domain)}&month=${before}`,
        label: t('check.before.link'),
      },
    },
    {
      id: 'owners',
      state: isRefused('owner_reports_missing') ? 'refused' : 'good',
      title: t(owners.length > 0 ? 'check.owners.title' : 'check.owners.good', { count: owners.length }),
      lines:
        owners.length > 0
          ? [
              ...owners.map(({ owner, missing_days: missing, is_empty: isEmpty }) => {
                const name = owner === '' ? t('check.owners.unnamed') : owner;
                return isEmpty
                  ? t('check.owners.empty', { name })
                  : t('check.owners.missing', {
                      name,
                      count: missing.length,
                      days: describeDays(format, missing),
                    });
              }),
              t('check.owners.action'),
            ]
          : [],
      link: owners.length > 0 ? deliveries : undefined,
    },
    {
      id: 'revenue',
      state: isRefused('revenue_missing') ? 'refused' : 'good',
      ...days('revenue', checks.days_without_revenue),
      link: checks.days_without_revenue.length > 0 ? deliveries : undefined,
    },
    {
      id: 'rate',
      state: isRefused('rate_missing') ? 'refused' : 'good',
      ...days('rate', checks.days_without_rate),
      link:
        checks.days_without_rate.length > 0
          ? { to: paths.operatorRates.href(), label: t('check.rates') }
          : undefined,
    },
    {
      id: 'unregistered',
      state: unregistered > 0 ? 'look' : 'good',
      title: t(unregistered > 0 ? 'check.unregistered.title' : 'check.unregistered.good', {
        count: unregistered,
      }),
      lines: unregistered > 0 ? [t('check.unregistered.action')] : [],
      link: unregistered > 0 ? deliveries : undefined,
    },
    {
      id: 'unassigned',
      state: unassigned > 0 ? 'look' : 'good',
      title:
        unassigned > 0
          ? t('check.unassigned.title', {
              amount: format.money(unassigned, 'USD'),
              total: format.money(toDollars(checks.revenue), 'USD'),
            })
          : t('check.unassigned.good'),
      lines: unassigned > 0 ? [t('check.unassigned.action')] : [],
      link:
        unassigned > 0
          ? { to: paths.operatorSite.href({ domain: checks.domain }), label: t('check.site') }
          : undefined,
    },
    {
      id: 'country',
      state: noCountry > 0 ? 'info' : 'good',
      title:
        noCountry > 0
          ? t('check.country.title', {
              amount: format.money(noCountry, 'USD'),
              total: format.money(toDollars(checks.revenue), 'USD'),
            })
          : t('check.country.good'),
      lines: noCountry > 0 ? [t('check.country.action')] : [],
    },
    {
      id: 'difference',
      state: 'info',
      title: t('check.difference.title'),
      lines:
        checks.final === '0' && checks.estimated === '0'
          ? [t('check.difference.none')]
          : [describeDifference(context, checks), t('check.difference.action')],
      link: checks.final === '0' && checks.estimated === '0' ? undefined : deliveries,
    },
  ];
  const order: readonly CheckState[] = ['refused', 'look', 'info', 'good'];
  return all
    .filter((check) => check !== false)
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
};
