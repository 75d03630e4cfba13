import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { Link } from '@portal/shared/routing';
import { monthHref } from '@portal/shared/routing/report-links';
import { currencyAtom, useAtomValue } from '@portal/shared/state';
import { token, type } from '@portal/shared/theme';
import { Card, Delta } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { pageTexts } from '../../texts.ts';
import { cardLink } from '../list-rows.tsx';
import type { Briefing } from './describe-briefing.ts';
import { useBriefing } from './use-briefing.ts';

type Month = NonNullable<Briefing['month']>;

const styles = {
  content: css({ display: 'grid', gap: token.space[4], minHeight: '88px', alignContent: 'start' }),
  figure: css({
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: '4px 12px',
    margin: 0,
    ...type.figure,
    color: token.color.text,
    fontVariantNumeric: 'tabular-nums',
  }),
  ending: css({ ...type.body, margin: 0, color: token.color.text2, fontVariantNumeric: 'tabular-nums' }),
  middle: css({ ...type.caption, color: token.color.text2, fontVariantNumeric: 'tabular-nums' }),
  words: css({ display: 'flex', flexWrap: 'wrap', gap: '0 6px' }),
  range: css({ fontWeight: 600, color: token.color.text }),
};

const Ending = ({ month }: { month: Month }) => {
  const { t } = pageTexts.useTexts();
  const format = useFormat(useAtomValue(currencyAtom));
  const { forecast, forecast_gap: gap, last_day: lastDay } = month;
  if (!forecast)
    return gap === 'short_history' ? <p css={styles.ending}>{t('home.month.shortHistory')}</p> : null;
  const { low, middle, high } = forecast;
  const day = format.shortDate(lastDay);
  return (
    <>
      <p css={[styles.ending, styles.words]}>
        <span>{t('home.month.ending', { day })}</span>
        <span css={styles.range}>{`${format.moneyCompact(low)} – ${format.moneyCompact(high)}`}</span>
      </p>
      <p css={styles.middle}>{t('home.month.middle', { amount: format.moneyCompact(middle) })}</p>
    </>
  );
};

/** The month so far, beside the same days of the month before, and where it is expected to end. */
export function MonthCard() {
  const { t } = pageTexts.useTexts();
  const format = useFormat(useAtomValue(currencyAtom));
  const { briefing, failed, isEmpty } = useBriefing();
  // The card of the day says so.
  if (failed || isEmpty) return null;
  const month = briefing?.month;
  return (
    <Card
      title={month ? format.month(month.period.from) : t('home.month.title')}
      meta={month && format.shortRange(month.period.from, month.period.to)}
      actions={
        <Link to={monthHref()} css={cardLink}>
          {t('home.month.open')}
        </Link>
      }
    >
      <div css={styles.content}>
        {month ? (
          <>
            <p css={styles.figure}>
              <span>{format.money(month.revenue)}</span>
              {month.previous && (
                <Delta
                  change={format.change(month.revenue, month.previous.revenue)}
                  versus={t('home.month.versus')}
                />
              )}
            </p>
            <Ending month={month} />
          </>
        ) : (
          <Loading>
            <Skeleton width="60%" height={28} />
            <Skeleton width="80%" height={20} />
          </Loading>
        )}
      </div>
    </Card>
  );
}
