import { canManageMembersAtom, useAtomValue, useMemberName } from '@portal/shared/state';
import { texts } from '../../texts.ts';
import { useAmountsOf } from '../amounts/amounts.ts';
import { isPrice } from '../metric.ts';
import type { Metric } from '../metric.ts';
import { usePricesEngaged } from '../use-price-unit.ts';
import { useShareTexts } from './share-note.tsx';
import type { Summary } from './summary.api.ts';

/** What the revenue on screen is called. */
export type RevenueWords = {
  label: string;
  definition: string;
  /** What prices are of, which are the same for everyone. */
  price: string;
  trend: string;
};

/**
 * The words for a member's money, which is its share after the fee, or before it, and never the whole revenue; undefined for
 * a manager who has chosen no member.
 */
export const useRevenueWords = (
  member: string | undefined,
  share?: Summary['member_share'],
): RevenueWords | undefined => {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(canManageMembersAtom);
  const { name } = useMemberName(isManager ? member : undefined);
  const details = useShareTexts(share, { isOwn: !isManager });
  const amounts = useAmountsOf(member);
  if (isManager && member === undefined) return undefined;
  const label = isManager
    ? t(`figures.money.${amounts}`, {
        name: name ?? t('member.label'),
      })
    : t('figures.money.own');
  return {
    label,
    definition: [t(isManager ? `figures.share.${amounts}` : 'figures.money.definition'), ...details].join(
      ' ',
    ),
    price: t('figures.money.price'),
    trend: t('figures.money.trend', { label }),
  };
};

/** The name and the definition of a metric's card; revenue of a member is its share. */
export const useFigureWords = (
  metric: Metric,
  member: string | undefined,
  share: Summary['member_share'],
): Pick<RevenueWords, 'label' | 'definition'> => {
  const { t } = texts.useTexts();
  const money = useRevenueWords(member, share);
  const isEngaged = usePricesEngaged();
  if (metric === 'revenue' && money) return { label: money.label, definition: money.definition };
  const name = isEngaged && metric === 'rpm' ? 'engaged_rpm' : metric;
  const sentences = [t(`dashboard.figures.definition.${name}`), isPrice(metric) && money?.price];
  return { label: t(`metric.${metric}`), definition: sentences.filter(Boolean).join(' ') };
};
