import type { ReactNode } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Card, EmptyValue, ShareBar } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import * as styles from './panels.styles.ts';
import { detailTexts } from './texts.ts';
import type { VideoReport } from './video-report.api.ts';
import * as own from './watch-panel.styles.ts';

export type WatchPanelProps = { report: VideoReport };

/** The watched part of the video; looping shorts have more than 100 %. */
export const WatchPanel = ({ report }: WatchPanelProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat();
  const { average_view_rate: rate, average_view_seconds: seconds } = report.figures;
  const length = report.video.duration_seconds;
  const lengthText = length !== null && length > 0 ? format.duration(length) : undefined;
  const timeShare = seconds !== null && length ? seconds / length : null;
  const isBeyond = (rate ?? 0) > 1 || (timeShare ?? 0) > 1;
  return (
    <Card level={3} title={t('watch.title')} meta={lengthText && t('watch.length', { length: lengthText })}>
      {rate === null && seconds === null ? (
        <StatePanel kind="empty" icon="clock" level={3} isCompact title={t('watch.empty')} />
      ) : (
        <>
          <div css={[styles.rows, styles.divided]}>
            <Measure
              name={t('watch.rate')}
              value={rate === null ? undefined : format.percent(rate)}
              share={rate}
              whole={format.percent(1, 0)}
            />
            <Measure
              name={t('watch.time')}
              value={seconds === null ? undefined : format.duration(seconds)}
              share={timeShare}
              whole={lengthText}
            />
          </div>
          {isBeyond && <p css={[styles.caption, own.note]}>{t('watch.beyond')}</p>}
        </>
      )}
    </Card>
  );
};

type MeasureProps = {
  name: string;
  value: string | undefined;
  /** The share of the video's length; null when one of the two is unknown. */
  share: number | null;
  /** The label at the video's end. */
  whole: ReactNode;
};

const Measure = ({ name, value, share, whole }: MeasureProps) => (
  <div>
    <div css={styles.line}>
      <span css={styles.name}>{name}</span>
      <span css={styles.figure}>{value ?? <EmptyValue />}</span>
    </div>
    {share !== null && (
      <>
        <ShareBar share={share} isThick />
        <div css={own.scale} aria-hidden>
          <span
            css={own.whole}
            style={{
              insetInlineEnd: `min(${100 - 100 / Math.max(1, share)}%, calc(100% - ${own.SCALE_WORDS}))`,
            }}
          >
            {whole}
          </span>
        </div>
      </>
    )}
  </div>
);
