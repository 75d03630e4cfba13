import { paths, useParams, useQueryStates } from '@portal/shared/routing';
import { LinkButton } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { DEFAULT_COMPARISON } from '../../components/filters/report-filters.ts';
import { WhyVideoChanged } from '../../components/explanation/lazy-revenue-origin.ts';
import { CopyLinkButton } from '../../components/video-detail/copy-link-button.tsx';
import { DetailContent } from '../../components/video-detail/detail-content.tsx';
import { DetailHeader } from '../../components/video-detail/detail-header.tsx';
import { DEFAULT_DETAIL_PERIOD } from '../../components/video-detail/detail-period.ts';
import { detailTexts } from '../../components/video-detail/texts.ts';
import { UnknownVideo } from '../../components/video-detail/unknown-video.tsx';
import { useDetailReport } from '../../components/video-detail/use-detail-report.ts';
import { UsedTracks } from '../../components/video-detail/used-tracks.tsx';
import { VideoFacts } from '../../components/video-detail/video-facts.tsx';
import { sharedDays, VIDEO_PAGE_CODECS, videoPageHref } from '../../components/video-detail/video-path.ts';
import * as styles from './video.styles.ts';

export { detailTexts };

/** The server's limit. */
const MAX_ID_LENGTH = 64;

const NO_NEIGHBOURS: readonly string[] = [];

/** The page of one video, to which a copied link leads. */
export const VideoPage = () => {
  const { t } = detailTexts.useTexts();
  const { id = '' } = useParams();
  const isId = id.length <= MAX_ID_LENGTH;
  const [values, setValues] = useQueryStates(VIDEO_PAGE_CODECS);
  const range = sharedDays(values.from, values.to);
  const detail = useDetailReport({
    id: isId ? id : undefined,
    period: values.period === 'fixed' && !range ? DEFAULT_DETAIL_PERIOD : values.period,
    range,
    compare: DEFAULT_COMPARISON,
    neighbours: NO_NEIGHBOURS,
  });
  const { report, failed, isUnknown } = detail;
  const backToList = (
    <LinkButton variant="quiet" icon="arrow-left" to={paths.reportVideo.href()}>
      {t('unknown.back')}
    </LinkButton>
  );

  if (isUnknown || !isId) return <UnknownVideo isFramed actions={backToList} />;
  if (detail.isBeforeData) {
    return (
      <StatePanel
        kind="empty"
        icon="clock"
        isFramed
        title={t('trend.empty')}
        text={t('trend.emptyText')}
        actions={backToList}
      />
    );
  }
  const video = report?.video;
  return (
    <div css={styles.page}>
      <div css={styles.back}>{backToList}</div>
      {failed ? (
        <FailedQuery query={failed} isFramed title={t('failed')} />
      ) : (
        <>
          <Card>
            <DetailHeader video={video}>
              <VideoFacts video={video} />
              <UsedTracks tracks={video?.tracks} />
            </DetailHeader>
          </Card>
          <DetailContent
            detail={detail}
            fixedDays="shared"
            onPeriodChange={(period) => setValues({ period })}
            actions={
              report && (
                <>
                  <WhyVideoChanged report={report} />
                  <CopyLinkButton path={videoPageHref(report.video.id, detail)} variant="secondary" />
                </>
              )
            }
          />
        </>
      )}
    </div>
  );
};
