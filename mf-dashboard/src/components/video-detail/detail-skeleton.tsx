import { Card, FigureCardSkeleton, FigureRow } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { ChartSkeleton } from '@portal/shared/ui/chart';
import { CountryChoices } from './countries/country-choices.tsx';
import { CHART_HEIGHT } from './detail-trend.tsx';
import { twoInARow } from './detail-figures.tsx';
import * as styles from './panels.styles.ts';
import { detailTexts } from './texts.ts';
import type { DetailChoicesProps } from './use-detail-choices.ts';

const FIGURES = 5;

/** The panels below the figures: their column width, and the height of their content. */
const PANELS = [
  { name: 'watch', width: styles.narrow, height: 191 },
  { name: 'premium', width: styles.narrow, height: 237 },
  { name: 'countries', width: styles.wide, height: 224 },
  { name: 'revenue', width: styles.half, height: 146 },
  { name: 'start', width: styles.half, height: 209 },
];

/** The skeleton of the detail while the report is loading. */
export const DetailSkeleton = (choicesProps: DetailChoicesProps) => {
  const { t } = detailTexts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
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
        {PANELS.map(({ name, width, height }) => (
          <div key={name} css={width}>
            <Card>
              <Skeleton width="30%" height={15} css={styles.titleSkeleton} />
              {name === 'countries' && isPhone && (
                // The number of lines depends on the language.
                <div css={styles.invisible}>
                  <CountryChoices {...choicesProps} />
                </div>
              )}
              <Skeleton height={height} radius="small" />
            </Card>
          </div>
        ))}
      </div>
    </Loading>
  );
};
