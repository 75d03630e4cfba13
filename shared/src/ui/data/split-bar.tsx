import { css } from '@emotion/react';
import { seriesColor, token, type } from '../../theme/index.ts';

const styles = {
  bar: css({
    display: 'flex',
    height: '9px',
    overflow: 'hidden',
    borderRadius: token.radius.full,
    backgroundColor: token.color.fill2,
  }),
  ends: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: token.space[8],
    marginTop: '6px',
    ...type.caption,
    color: token.color.text2,
    fontVariantNumeric: 'tabular-nums',
  }),
};

/** Props of `SplitBar`. */
export type SplitBarProps = {
  /** The first part's share of the whole, 0 to 1; null when unknown. */
  share: number | null;
  /** Formatted figures of both parts, below the ends of the bar. */
  first: string;
  second: string;
  color?: string;
  className?: string;
};

/** A bar split into two parts of a whole. */
export const SplitBar = ({ share, first, second, color = seriesColor(0), className }: SplitBarProps) => (
  <div className={className}>
    <div css={styles.bar} aria-hidden>
      {share !== null && (
        <span
          style={{
            width: `${share * 100}%`,
            backgroundColor: color,
            borderRight: `2px solid ${token.color.surface}`,
          }}
        />
      )}
    </div>
    <div css={styles.ends}>
      <span>{first}</span>
      <span>{second}</span>
    </div>
  </div>
);
