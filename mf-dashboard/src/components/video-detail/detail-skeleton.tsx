import { Card, FigureCardSkeleton, FigureRow } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { ChartSkeleton } from '@portal/shared/ui/chart';
import { CHART_HEIGHT } from './detail-trend.tsx';
import { twoInARow } from './detail-figures.tsx';
import * as styles from './panels.styles.ts';
import { detailTexts } from './texts.ts';

const FIGURES = 5;

/** The panels below the figures, in their places: how wide, and how high what is in them will be. */
const PANELS = [
  { look: styles.narrow, height: 193 },
  { look: styles.narrow, height: 238 },
  { look: styles.wide, height: 238 },
  { look: styles.half, height: 209 },
  { look: styles.half, height: 209 },
];

/** The places of all parts while the video's report is on its way. */
export const DetailSkeleton = () => {
  const { t } = detailTexts.useTexts();
  return (
    <Loading>
      <FigureRow label={t('figures.label')} variant="strip" css={twoInARow}>
        {Array.from({ length: FIGURES }, (_, index) => (
          <FigureCardSkeleton key={index} variant="plain" isCompact />
        ))}
      </FigureRow>
      <div css={[styles.panels, styles.belowFigures]}>
        <div css={styles.wide}>
          <Card>
            <ChartSkeleton height={CHART_HEIGHT} hasLegend />
          </Card>
        </div>
        {PANELS.map(({ look, height }, index) => (
          <div key={index} css={look}>
            <Card>
              <Skeleton width="30%" height={15} css={styles.titlePlace} />
              <Skeleton height={height} radius="small" />
            </Card>
          </div>
        ))}
      </div>
    </Loading>
  );
};
