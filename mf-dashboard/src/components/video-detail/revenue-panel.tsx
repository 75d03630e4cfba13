import { useFormat } from '@portal/shared/i18n';
import { token } from '@portal/shared/theme';
import { Card, EmptyValue, ShareBar } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import * as styles from './panels.styles.ts';
import { detailTexts } from './texts.ts';
import type { VideoReport } from './video-report.api.ts';

const PARTS = ['ad', 'premium', 'other'] as const;

export type RevenuePanelProps = { report: VideoReport };

/** The sources of the video's revenue. */
export const RevenuePanel = ({ report }: RevenuePanelProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat(report.currency);
  const { total, ...parts } = report.revenue_analysis;
  return (
    <Card
      level={3}
      title={t('revenue.title')}
      meta={total !== null && t('revenue.total', { amount: format.money(total) })}
    >
      {total === null ? (
        <StatePanel
          kind="empty"
          icon="clock"
          level={3}
          isCompact
          title={t('revenue.empty')}
          text={t('revenue.emptyText')}
        />
      ) : (
        <ul css={styles.rows}>
          {PARTS.map((part) => {
            const { value, share } = parts[part];
            return (
              <li key={part}>
                <div css={styles.line}>
                  <span css={styles.name}>{t(`revenue.${part}`)}</span>
                  <span css={styles.amount}>
                    <span css={styles.value}>{value === null ? <EmptyValue /> : format.money(value)}</span>
                    {share !== null && <span css={styles.share}>{format.percent(share)}</span>}
                  </span>
                </div>
                <ShareBar
                  share={share ?? 0}
                  isThick
                  {...(part === 'other' && { color: token.color.compare })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
};
