import { isApiError, useQuery } from '@portal/shared/http';
import { paths, useParams } from '@portal/shared/routing';
import { roleAtom, screenClassAtom, useAtomValue } from '@portal/shared/state';
import { LinkButton } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { SimilarTracks } from './similar-tracks.tsx';
import { TrackFacts } from './track-facts.tsx';
import { TrackHeader } from './track-header.tsx';
import { TrackMoney } from './track-money.tsx';
import { trackQuery, trackReportQuery } from './track.api.ts';
import * as styles from './track.styles.ts';

const ISRC = /^[A-Z]{2}[A-Z\d]{3}\d{7}$/;

/** One track: its facts, its ISRC, what the user's videos earned with it, and tracks like it. */
export function TrackPage() {
  const { t, language } = texts.useTexts();
  const { isrc = '' } = useParams();
  const isCode = ISRC.test(isrc);
  const query = useQuery({ ...trackQuery(isrc, language), enabled: isCode });
  // The figures are those of channels, which operators have none of.
  const hasFigures = useAtomValue(roleAtom) !== 'operator';
  const figures = useQuery({ ...trackReportQuery(isrc), enabled: query.data !== undefined && hasFigures });
  const isLaptop = useAtomValue(screenClassAtom) === 'laptop';
  // Below the figures, whose height is not known before, it would be moved by them.
  const hasRest = isLaptop || !hasFigures || !figures.isPending;
  const back = (
    <LinkButton variant="quiet" icon="arrow-left" to={paths.musicsAll.href()}>
      {t('track.back')}
    </LinkButton>
  );
  if (!isCode || isApiError(query.error, 'not_found'))
    return (
      <StatePanel
        kind="empty"
        icon="music"
        isFramed
        title={t('track.goneTitle')}
        text={t('track.goneText')}
        actions={back}
      />
    );
  const { data } = query;
  if (!data && query.isError) return <FailedQuery query={query} isFramed title={t('track.failed')} />;
  if (!data)
    return (
      <Loading>
        <Card css={styles.header}>
          <Skeleton width={120} height={120} radius="card" />
          <Skeleton width="40%" height={32} />
        </Card>
      </Loading>
    );
  return (
    <div css={styles.page}>
      <div css={styles.back}>{back}</div>
      <TrackHeader detail={data} />
      <div css={styles.columns}>
        <div css={styles.stack}>{hasFigures && <TrackMoney track={data.track} />}</div>
        {hasRest && (
          <div css={styles.stack}>
            <TrackFacts track={data.track} />
            <SimilarTracks isrc={data.track.isrc} />
          </div>
        )}
      </div>
    </div>
  );
}
