import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { canManageMembersAtom, currencyAtom, useAtomValue } from '@portal/shared/state';
import { token, when } from '@portal/shared/theme';
import { Card, FigureCard, FigureCardSkeleton, FigureRow, Freshness } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton } from '@portal/shared/ui/feedback';
import { pageTexts } from '../texts.ts';
import { freshness } from '../../query-cache/freshness.ts';
import { latestFigures } from './home.api.ts';
import { cardLink } from './list-rows.tsx';

const styles = {
  content: css({ display: 'grid', gap: token.space[12] }),
  // Two cells need no scrolling.
  figures: css({
    [when.phone]: { gridAutoColumns: 'minmax(0, 1fr)' },
    // One below the other: the list's corners are those of all cells.
    [when.narrow]: {
      gridAutoFlow: 'row',
      overflow: 'clip',
      '& > li:nth-of-type(n) > *': { borderRadius: 0 },
    },
  }),
  freshness: css({ minHeight: '20px' }),
};

/** Revenue and views of the latest 28 days with their change, and through which day they are available. */
export function FiguresCard() {
  const { t } = pageTexts.useTexts();
  const currency = useAtomValue(currencyAtom);
  const isManager = useAtomValue(canManageMembersAtom);
  const format = useFormat(currency);
  const days = useQuery(freshness());
  const latestDay = days.data?.latest_day ?? undefined;
  const summary = useQuery(latestFigures(latestDay, currency));
  const failed = [days, summary].find(({ isError }) => isError);
  const figures = summary.data?.figures;
  // Without a day that has both, there is nothing to wait for.
  const isEmpty = days.data?.latest_day === null;
  // A member's money is never the whole revenue.
  const labels = { revenue: t(isManager ? 'home.revenue' : 'home.share'), views: t('home.views') };
  const changed = summary.data?.compare_changes.at(-1);
  const redefined = changed && t('home.redefined', { day: format.shortDate(changed.day) });
  const card = (metric: keyof typeof labels, write: typeof format.money, writeShort: typeof format.money) => {
    if (!figures && !isEmpty) return <FigureCardSkeleton variant="plain" isCompact />;
    const { value = null, previous = null } = figures?.[metric] ?? {};
    return (
      <FigureCard
        label={labels[metric]}
        value={value === null ? null : write(value)}
        compactValue={value === null ? undefined : writeShort(value)}
        emptyReason={t('home.noFigures')}
        {...(summary.data?.compare_gap
          ? { note: t('home.noComparison') }
          : {
              change: format.change(value, previous),
              ...(metric === 'views' && redefined && { versus: redefined }),
            })}
        variant="plain"
        isCompact
      />
    );
  };
  return (
    <Card
      title={t('home.latestDays')}
      actions={
        <Link to={paths.dashboard.href()} css={cardLink}>
          {t('home.toDashboard')}
        </Link>
      }
    >
      {failed ? (
        <FailedQuery isCompact level={3} query={failed} title={t('home.figuresFailed')} />
      ) : (
        <div css={styles.content}>
          <FigureRow label={t('home.latestDays')} variant="strip" css={styles.figures}>
            {card('revenue', format.money, format.moneyCompact)}
            {card('views', format.count, format.compact)}
          </FigureRow>
          <div css={styles.freshness}>
            {days.data ? (
              <Freshness
                viewsThrough={days.data.views_through}
                revenueThrough={days.data.revenue_through}
                status={days.data.status}
              />
            ) : (
              <Loading>
                <Skeleton width={280} height={18} />
              </Loading>
            )}
          </div>
        </div>
      )}
    </Card>
  );
}
