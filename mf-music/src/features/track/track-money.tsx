import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { Badge, LinkButton } from '@portal/shared/ui/controls';
import { Card, Facts, FigureCard, FigureRow } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import type { Track } from '../../components/tracks/tracks.api.ts';
import { texts } from '../../texts.ts';
import { TrackParts } from './track-parts.tsx';
import { TrackVideos } from './track-videos.tsx';
import { trackReportQuery } from './track.api.ts';
import type { TrackReport } from './track.api.ts';
import * as styles from './track.styles.ts';

type FiguresProps = { report: TrackReport };

/** What the videos with the track brought, beside what all videos with a track bring. */
function TrackFigures({ report: { figures, catalogue } }: FiguresProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const price = (rpm: string | null) => (rpm === null ? null : format.unitPrice(rpm));
  return (
    <FigureRow label={t('track.money')}>
      <FigureCard isCompact label={t('track.views')} value={format.count(figures.views)} />
      <FigureCard isCompact label={t('track.revenue')} value={format.money(figures.revenue)} />
      <FigureCard
        isCompact
        label={t('track.rpm')}
        definition={t('track.rpmDefinition')}
        value={price(figures.rpm)}
        emptyReason={t('track.noPrice')}
      />
      <FigureCard
        isCompact
        label={t('track.catalogueRpm')}
        definition={t('track.catalogueRpmDefinition')}
        value={price(catalogue.rpm)}
        emptyReason={t('track.noPrice')}
      />
    </FigureRow>
  );
}

/** What the user's videos earned with the track in the last months, by month and channel. */
export function TrackMoney({ track }: { track: Track }) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const query = useQuery(trackReportQuery(track.isrc));
  const { data, isPending, isError } = query;
  if (isPending)
    return (
      <Card title={t('track.money')}>
        <Loading>
          <Skeleton height={240} radius="card" />
        </Loading>
      </Card>
    );
  if (isError) return <FailedQuery isFramed title={t('track.moneyFailed')} query={query} />;
  if (!data || data.report.channels.length === 0)
    return (
      <Card title={t('track.money')}>
        <StatePanel
          kind="empty"
          icon="film"
          level={3}
          title={t('track.unusedTitle')}
          text={t('track.unusedText')}
          actions={<LinkButton to={paths.guides.href()}>{t('track.guides')}</LinkButton>}
        />
      </Card>
    );
  const { report, videos } = data;
  return (
    <>
      <Card
        title={t('track.money')}
        actions={
          <Badge kind={report.status === 'final' ? 'final' : 'estimated'}>
            {t(`used.${report.status === 'final' ? 'final' : 'estimated'}`)}
          </Badge>
        }
      >
        <div css={styles.stack}>
          <p css={styles.period}>
            <Facts
              items={[
                format.shortRange(report.period.from, report.period.to),
                'PT',
                ...(report.member_share ? [t('used.member')] : []),
              ]}
            />
          </p>
          <TrackFigures report={report} />
        </div>
      </Card>
      <TrackParts report={report} />
      <TrackVideos isrc={track.isrc} videos={videos} />
    </>
  );
}
