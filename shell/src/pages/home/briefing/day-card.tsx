import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { Link } from '@portal/shared/routing';
import { dayHref } from '@portal/shared/routing/report-links';
import { canManageMembersAtom, currencyAtom, useAtomValue } from '@portal/shared/state';
import { seriesColor, token, type } from '@portal/shared/theme';
import { Card, Freshness, Sparkline } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { pageTexts } from '../../texts.ts';
import { cardLink } from '../list-rows.tsx';
import type { Briefing, DescribeContext } from './describe-briefing.ts';
import { describeDay, describeVerdict } from './describe-briefing.ts';
import { useBriefing } from './use-briefing.ts';

const CURVE_HEIGHT = 56;
/** A day of invisible texts. */
const SOME_DAY = '2026-11-26';

const styles = {
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[12] }),
  sentence: css({
    ...type.figureSmall,
    margin: 0,
    color: token.color.text,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
  verdict: css({ ...type.body, margin: 0, marginTop: token.space[4], color: token.color.text2 }),
  curve: css({ width: '100%' }),
  ends: css({
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: token.space[4],
    ...type.caption,
    color: token.color.text3,
    fontVariantNumeric: 'tabular-nums',
  }),
  // The lines of the sentence and the verdict on most widths, to prevent a layout shift.
  words: css({ minHeight: '52px' }),
  invisible: css({ visibility: 'hidden' }),
};

const Curve = ({ days }: Pick<Briefing, 'days'>) => {
  const { t } = pageTexts.useTexts();
  const format = useFormat();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div>
      <Sparkline
        css={styles.curve}
        values={days.map(({ revenue }) => (revenue === null ? null : Number(revenue)))}
        color={seriesColor(0)}
        hasArea
        width={560}
        height={CURVE_HEIGHT}
      />
      <p css={styles.ends}>
        <span>{t('home.day.curve', { day: format.shortDate(first?.day) })}</span>
        <span>{format.shortDate(last?.day)}</span>
      </p>
    </div>
  );
};

/** Texts of the length of those that are loading, invisible, which break into as many lines in each language. */
const Placeholder = ({ context: { t, format } }: { context: DescribeContext }) => (
  <Loading>
    <div css={styles.content}>
      <div css={[styles.words, styles.invisible]} aria-hidden>
        <p css={styles.sentence}>
          {t('home.day.estimated', { revenue: format.money('100000'), views: format.count(1_000_000) })}
        </p>
        <p css={styles.verdict}>{t('home.day.usual', { weekday: format.weekday(SOME_DAY) })}</p>
      </div>
      <Skeleton width="100%" height={CURVE_HEIGHT + 20} />
    </div>
  </Loading>
);

/** What happened on the newest day, in words and as the curve of four weeks, and how fresh the figures are. */
export function DayCard() {
  const { t } = pageTexts.useTexts();
  const format = useFormat(useAtomValue(currencyAtom));
  const isManager = useAtomValue(canManageMembersAtom);
  const { briefing, freshness, failed, isEmpty } = useBriefing();
  const context = { t, format, isManager };
  const day = briefing?.day ?? freshness?.latest_day ?? null;
  return (
    <Card
      title={day === null ? t('home.day.title') : format.dateWithWeekday(day)}
      actions={
        day !== null && (
          <Link to={dayHref(day)} css={cardLink}>
            {t('home.toDashboard')}
          </Link>
        )
      }
    >
      {failed ? (
        <FailedQuery isCompact level={3} query={failed} title={t('home.figuresFailed')} />
      ) : isEmpty ? (
        <StatePanel kind="empty" icon="chart" isCompact level={3} title={t('home.noFigures')} />
      ) : (
        <div css={styles.content}>
          {briefing ? (
            <>
              <div css={styles.words}>
                <p css={styles.sentence}>{describeDay(briefing, context)}</p>
                <p css={styles.verdict}>{describeVerdict(briefing, context).join(' ')}</p>
              </div>
              <Curve days={briefing.days} />
            </>
          ) : (
            <Placeholder context={context} />
          )}
          <Freshness
            css={!freshness && styles.invisible}
            viewsThrough={freshness?.views_through ?? SOME_DAY}
            revenueThrough={freshness?.revenue_through ?? SOME_DAY}
            status={freshness?.status ?? 'estimated'}
          />
        </div>
      )}
    </Card>
  );
}
