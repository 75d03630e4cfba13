import { useFormat } from '@portal/shared/i18n';
import { SegmentedControl } from '@portal/shared/ui/controls';
import { Card, EmptyValue } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import * as own from './first-days.styles.ts';
import * as styles from './panels.styles.ts';
import { detailTexts } from './texts.ts';
import { START_METRICS } from './use-detail-choices.ts';
import type { DetailChoicesProps, StartMetric } from './use-detail-choices.ts';
import { useMedianWords } from './use-median-words.ts';
import type { VideoReport } from './video-report.api.ts';

type Stretch = NonNullable<VideoReport['first_days']>[number];

export type FirstDaysPanelProps = DetailChoicesProps & { report: VideoReport };

/** The video's first days, compared with the median of its channel's videos. */
export const FirstDaysPanel = ({ report, choices, choose }: FirstDaysPanelProps) => {
  const { t } = detailTexts.useTexts();
  const metric = choices.start;
  const stretches = report.first_days;
  return (
    <Card
      level={3}
      title={t('start.title')}
      actions={
        stretches && (
          <SegmentedControl
            label={t('start.choice')}
            options={START_METRICS.map((value) => ({ value, label: t(`start.metric.${value}`) }))}
            value={metric}
            onChange={(start) => choose({ start })}
          />
        )
      }
    >
      {stretches ? (
        <ul css={styles.rows}>
          {stretches.map((stretch) => (
            <Start key={stretch.days} {...{ stretch, metric }} currency={report.currency} />
          ))}
        </ul>
      ) : (
        <StatePanel
          kind="empty"
          icon="calendar"
          level={3}
          isCompact
          title={t('start.empty')}
          text={t('start.emptyText')}
        />
      )}
    </Card>
  );
};

type StartProps = { stretch: Stretch; metric: StartMetric; currency: VideoReport['currency'] };

const Start = ({ stretch, metric, currency }: StartProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat(currency);
  const medianWords = useMedianWords();
  const formatValue = metric === 'views' ? format.count : format.money;
  const value = stretch[metric];
  const median = stretch.median[metric];
  // Numbers for the bar and the ratio only; displayed amounts use the wire values.
  const amount = value === null ? 0 : Number(value);
  const medianAmount = median === null ? 0 : Number(median);
  const full = Math.max(amount, medianAmount, Number.EPSILON);
  return (
    <li>
      <div css={styles.line}>
        <span css={styles.name}>
          {stretch.days === 1 ? t('start.day') : t('start.days', { days: stretch.days })}
        </span>
        <span css={styles.amount}>
          {value !== null && amount >= 0 && medianAmount > 0 && (
            <span css={own.times}>{medianWords(amount / medianAmount)}</span>
          )}
          <span css={styles.value}>
            {value === null ? <EmptyValue reason={t('start.running')} /> : formatValue(value)}
          </span>
        </span>
      </div>
      <div css={own.track} aria-hidden>
        <span css={own.bar} style={{ width: `${Math.max(0, amount / full) * 100}%` }} />
        {median !== null && medianAmount >= 0 && (
          <span css={own.median} style={{ insetInlineStart: `${(medianAmount / full) * 100}%` }} />
        )}
      </div>
      <p css={own.words}>
        {median === null ? (
          t('start.noMedian')
        ) : (
          <>
            <span css={own.sample} aria-hidden />
            <span>{t('start.median', { value: formatValue(median), count: stretch.median.videos })}</span>
          </>
        )}
      </p>
    </li>
  );
};
