import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { token, type } from '@portal/shared/theme';
import { Button, visuallyHidden } from '@portal/shared/ui/controls';
import { Modal } from '@portal/shared/ui/overlay';
import { FailedQuery } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import { DetailContent } from './detail-content.tsx';
import * as headerStyles from './detail-header.styles.ts';
import { DetailHeader } from './detail-header.tsx';
import { DEFAULT_DETAIL_PERIOD } from './detail-period.ts';
import type { DetailPeriod } from './detail-period.ts';
import { RestoreFocus } from './restore-focus.tsx';
import { detailTexts } from './texts.ts';
import { UnknownVideo } from './unknown-video.tsx';
import { useDetailReport } from './use-detail-report.ts';
import { UsedTracks } from './used-tracks.tsx';
import { useVideoNavigation } from './use-video-navigation.ts';
import type { VideoDetailProps } from './video-detail.tsx';
import { VideoFacts } from './video-facts.tsx';
import { videoPageHref } from './video-path.ts';
import { LimitButtons } from './limit-buttons.tsx';
import { PreviousNextButtons } from './previous-next-buttons.tsx';

export { detailTexts };

const aboveContent = css({ display: 'grid', gap: token.space[12], marginBottom: token.space[12] });

const unlimited = css({ ...type.label, margin: `0 0 ${token.space[12]}`, color: token.color.text2 });

export type VideoDetailModalProps = VideoDetailProps & {
  /** Undefined while the modal is closed. */
  id: string | undefined;
  onNavigate: (id: string) => void;
  onClose: () => void;
};

/** The modal with a video's detail and the navigation to its neighbours. */
export const VideoDetailModal = ({
  list,
  range,
  listPeriod,
  compare,
  compareDays,
  isLimited = false,
  onLimit,
  id,
  onNavigate,
  onClose,
}: VideoDetailModalProps) => {
  const { t } = detailTexts.useTexts();
  const content = useRef<HTMLDivElement>(null);
  // During the closing animation it still shows the last video.
  const [shownId, setShownId] = useState(id);
  if (id !== undefined && id !== shownId) setShownId(id);
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const { position, neighbours, ...navigation } = useVideoNavigation({ list, id, onNavigate, content });
  const [period, setPeriod] = useState<DetailPeriod>(DEFAULT_DETAIL_PERIOD);
  const detail = useDetailReport({
    id: shownId,
    period,
    range,
    listPeriod,
    compare,
    compareDays,
    neighbours,
    member: list.filter?.member,
  });
  const { report, failed, isUnknown } = detail;
  // The previous video until the report of the next one has arrived.
  const listed = list.videos.find((each) => each.id === shownId);
  const video = report?.video ?? listed;
  const title = isUnknown || !video ? texts.text('video.detail') : video.title;

  // A sheet's header leaves its width to the title.
  const copyLink = (variant: 'quiet' | 'secondary') =>
    video && !isUnknown && <CopyLinkButton path={videoPageHref(video.id, detail)} variant={variant} />;

  // A sheet's header does not scroll, so on phones it contains the title only.
  const facts = (
    <>
      <VideoFacts video={video} />
      <UsedTracks tracks={report?.video.tracks} />
    </>
  );
  const body = () => {
    if (isUnknown) {
      return <UnknownVideo level={3} actions={<Button onClick={onClose}>{t('unknown.back')}</Button>} />;
    }
    if (failed) return <FailedQuery query={failed} level={3} title={t('failed')} />;
    return (
      <>
        {isPhone && <div css={aboveContent}>{facts}</div>}
        {isLimited && <p css={unlimited}>{t('unlimited')}</p>}
        {onLimit && listed && <LimitButtons video={listed} onLimit={onLimit} />}
        <DetailContent
          detail={detail}
          fixedDays="list"
          onPeriodChange={setPeriod}
          actions={isPhone && copyLink('secondary')}
        />
      </>
    );
  };

  return (
    <Modal
      isOpen={id !== undefined}
      onClose={onClose}
      size="detail"
      title={title}
      // Always a custom header: a dialog looks up its label only when it opens.
      header={
        isUnknown ? (
          <h2 css={headerStyles.title}>{title}</h2>
        ) : (
          <DetailHeader video={video}>{!isPhone && facts}</DetailHeader>
        )
      }
      headerActions={
        <>
          {list.total > 1 && <PreviousNextButtons {...navigation} />}
          {!isPhone && copyLink('quiet')}
        </>
      }
    >
      <div ref={content}>
        <RestoreFocus id={shownId} />
        <span role="status" css={visuallyHidden}>
          {position > 0 &&
            video &&
            video.id === id &&
            t('walk.position', { title: video.title, position, count: list.total })}
        </span>
        {body()}
      </div>
    </Modal>
  );
};
