import { Card, FigureCardSkeleton, FigureRow } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { ChartSkeleton } from '@portal/shared/ui/chart';
import { CountryChoices } from './countries/country-choices.tsx';
import { CHART_HEIGHT } from './detail-trend.tsx';
import { twoInARow } from './detail-figures.tsx';
import * as styles from './panels.styles.ts';
import { detailTexts } from './texts.ts';
import type { ChoosingProps } from './use-detail-choices.ts';

const FIGURES = 5;

/** The panels below the figures, in their places: how wide, and how high what is in them will be. */
const PANELS = [
  { name: 'watch', look: styles.narrow, height: 191 },
  { name: 'premium', look: styles.narrow, height: 237 },
  { name: 'countries', look: styles.wide, height: 224 },
  { name: 'revenue', look: styles.half, height: 146 },
  { name: 'start', look: styles.half, height: 209 },
];

/** The places of all parts while the video's report is on its way. */
export const DetailSkeleton = (choosing: ChoosingProps) => {
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
        {PANELS.map(({ name, look, height }) => (
          <div key={name} css={look}>
            <Card>
              <Skeleton width="30%" height={15} css={styles.titlePlace} />
              {name === 'countries' && isPhone && (
                // How many lines they take is a matter of the language.
                <div css={styles.unseen}>
                  <CountryChoices {...choosing} />
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
