import { type } from '../../theme/index.ts';
import { Skeleton } from '../parts/skeleton.tsx';
import * as styles from './figure-card.styles.ts';

/** Props of `FigureCardSkeleton`. */
export type FigureCardSkeletonProps = {
  variant?: keyof typeof styles.variants;
  isCompact?: boolean;
  /** Whether cards beside it have a unit, which is below the value where the card is narrow. */
  hasUnit?: boolean;
};

/** The skeleton of a `FigureCard`. */
export const FigureCardSkeleton = ({
  variant = 'card',
  isCompact = false,
  hasUnit = false,
}: FigureCardSkeletonProps) => (
  <div css={[styles.card, styles.variants[variant], isCompact && styles.compact]}>
    <div css={styles.head}>
      <Skeleton width="34%" height={12} />
    </div>
    <div css={[styles.value, isCompact && styles.valueCompact]}>
      <Skeleton
        width="66%"
        height={`calc(${(isCompact ? type.figureCompact : type.figure).lineHeight} - 8px)`}
        radius="small"
        css={{ margin: '4px 0' }}
      />
    </div>
    <div css={[styles.foot, hasUnit && styles.footBelowUnit]}>
      <div css={[styles.footWords, { flex: '0 0 31%' }]}>
        <Skeleton width="100%" height={12} />
      </div>
      <Skeleton width={56} height={20} css={styles.spark} />
    </div>
  </div>
);
