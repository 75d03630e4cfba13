import { css } from '@emotion/react';
import { seriesColor, token } from '../../theme/index.ts';
import { withOpacity } from '../parts/interaction.styles.ts';

const styles = {
  track: css({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    width: '100%',
    height: '5px',
    borderRadius: token.radius.full,
    backgroundColor: token.color.fill2,
  }),
  thick: css({ height: '9px' }),
  bar: css({ position: 'absolute', inset: '0 auto 0 0', borderRadius: 'inherit' }),
  /** The part above 100 % is hatched. */
  beyond: css({
    position: 'absolute',
    inset: '0 0 0 auto',
    backgroundImage: `repeating-linear-gradient(115deg, ${withOpacity(token.color.surface, 55)} 0 2px, transparent 2px 6px)`,
  }),
  mark: css({
    position: 'absolute',
    inset: '0 auto 0',
    width: '2px',
    marginLeft: '-1px',
    backgroundColor: token.color.text,
    boxShadow: `0 0 0 1.5px ${token.color.surface}`,
  }),
};

/** Props of `ShareBar`. */
export type ShareBarProps = {
  /** Share from 0 to 1; above 1 the bar is full and has a mark at 100 %. */
  share: number;
  /** The share that fills the bar, e.g. the largest of a list. @default 1 */
  full?: number;
  /** @default the chart's first colour */
  color?: string;
  isThick?: boolean;
  className?: string;
};

/** A bar of a share; decoration beside the figure. */
export const ShareBar = ({
  share,
  full = 1,
  color = seriesColor(0),
  isThick = false,
  className,
}: ShareBarProps) => {
  const isAboveWhole = share > full && full === 1;
  const filled = isAboveWhole ? 1 : Math.max(0, share / full);
  return (
    <span css={[styles.track, isThick && styles.thick]} className={className} aria-hidden>
      <span css={styles.bar} style={{ width: `${filled * 100}%`, backgroundColor: color }} />
      {isAboveWhole && (
        <>
          <span css={styles.beyond} style={{ left: `${100 / share}%` }} />
          <span css={styles.mark} style={{ left: `${100 / share}%` }} />
        </>
      )}
    </span>
  );
};
