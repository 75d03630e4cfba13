import { useFormat } from '@portal/shared/i18n';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { Card, EmptyValue, SplitBar } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import * as styles from './panels.styles.ts';
import * as own from './premium-panel.styles.ts';
import { detailTexts } from './texts.ts';
import type { VideoReport } from './video-report.api.ts';

export type PremiumPanelProps = { report: VideoReport };

/** Premium views and revenue, compared with those of other viewers. */
export const PremiumPanel = ({ report }: PremiumPanelProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat(report.currency);
  const { premium, regular } = report.premium_analysis;
  const isEmpty = premium.views === null && premium.revenue === null;
  return (
    <Card level={3} title={t('premium.title')}>
      {isEmpty ? (
        <StatePanel kind="empty" icon="user" level={3} isCompact title={t('premium.empty')} />
      ) : (
        <>
          <div css={styles.rows}>
            <Split
              name={t('premium.views')}
              share={report.figures.premium_rate}
              premium={format.count(premium.views)}
              regular={format.count(regular.views)}
            />
            <Split
              name={t('premium.revenue')}
              share={report.revenue_analysis.premium.share}
              premium={format.money(premium.revenue)}
              regular={format.money(regular.revenue)}
            />
          </div>
          <p css={own.legend} aria-hidden>
            <span css={own.premiumSample}>{t('premium.premium')}</span>
            <span css={own.regularSample}>{t('premium.regular')}</span>
          </p>
          <dl css={own.prices}>
            {(['premium', 'regular'] as const).map((audience) => {
              const { rpm } = report.premium_analysis[audience];
              return (
                <div key={audience}>
                  <dt css={styles.caption}>{t(`premium.rpm.${audience}`)}</dt>
                  <dd css={own.price}>
                    <span css={styles.figure}>{rpm === null ? <EmptyValue /> : format.unitPrice(rpm)}</span>
                    <span css={styles.caption}>{t('figures.perThousand')}</span>
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </Card>
  );
};

type SplitProps = { name: string; share: number | null; premium: string; regular: string };

const Split = ({ name, share, premium, regular }: SplitProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat();
  return (
    <div>
      <div css={styles.line}>
        <span css={styles.name}>{name}</span>
        <span css={styles.caption}>
          <span>{t('premium.premium')}</span>{' '}
          <strong css={styles.strong}>{share === null ? <EmptyValue /> : format.percent(share)}</strong>
        </span>
      </div>
      <span css={visuallyHidden}>{t('premium.split', { name, premium, regular })}</span>
      {/* Figures that were corrected at different times can leave the premium part larger than the whole. */}
      <div aria-hidden>
        <SplitBar
          share={share === null ? null : Math.min(1, Math.max(0, share))}
          first={premium}
          second={regular}
        />
      </div>
    </div>
  );
};
