import { css } from '@emotion/react';
import { useState } from 'react';
import { useFormat } from '../../i18n/index.ts';
import type { Day } from '../../i18n/index.ts';
import { token, type } from '../../theme/index.ts';
import { Badge } from '../controls/badge.tsx';
import { uiTexts } from '../texts/index.ts';
import { Facts } from './facts.tsx';
import { isStale } from './is-stale.ts';

const styles = {
  line: css({
    margin: 0,
    ...type.label,
    fontWeight: 450,
    color: token.color.text3,
    fontVariantNumeric: 'tabular-nums',
  }),
  part: css({ display: 'flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' }),
  day: css({ fontWeight: 600, color: token.color.text2 }),
  dot: css({
    width: '7px',
    height: '7px',
    borderRadius: '50%',
    flex: 'none',
    marginRight: '2px',
    backgroundColor: token.color.goodDot,
  }),
  stale: css({ backgroundColor: token.color.warnDot }),
  badge: css({ marginLeft: '2px' }),
};

/** Props of `Freshness`. */
export type FreshnessProps = {
  /** The latest day with views, null without any. */
  viewsThrough: Day | null;
  /** The latest day with revenue, null without any. */
  revenueThrough: Day | null;
  status: 'estimated' | 'final';
  /** The short form, for narrow rows. */
  isShort?: boolean;
  className?: string;
};

/** The latest days of views and revenue, their time zone, and whether figures are estimated or final. */
export const Freshness = ({
  viewsThrough,
  revenueThrough,
  status,
  isShort = false,
  className,
}: FreshnessProps) => {
  const { t } = uiTexts.useTexts();
  const format = useFormat();
  const [openedAt] = useState(() => Date.now());
  const through = (day: Day | null) =>
    day === null
      ? t('freshness.collecting')
      : isShort
        ? format.shortDate(day)
        : t('freshness.through', { day: format.shortDate(day) });
  return (
    <p css={styles.line} className={className}>
      <Facts
        items={[
          <span key="views" css={styles.part}>
            <span css={[styles.dot, isStale(viewsThrough, openedAt) && styles.stale]} aria-hidden />
            <span>{t('freshness.views')}</span> <span css={styles.day}>{through(viewsThrough)}</span>
          </span>,
          <span key="revenue" css={styles.part}>
            <span>{t('freshness.revenue')}</span> <span css={styles.day}>{through(revenueThrough)}</span>
          </span>,
          <span key="status" css={styles.part}>
            <span>{t(isShort ? 'freshness.pacificShort' : 'freshness.pacific')}</span>
            <Badge kind={status} css={styles.badge} title={t(`freshness.${status}Hint`)}>
              {t(`freshness.${status}`)}
            </Badge>
          </span>,
        ]}
      />
    </p>
  );
};
