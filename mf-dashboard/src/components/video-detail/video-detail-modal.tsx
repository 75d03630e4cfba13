import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { isApiError } from '@portal/shared/http';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { Button, IconButton, visuallyHidden } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { DetailContent } from './detail-content.tsx';
import { DetailHeader } from './detail-header.tsx';
import { detailTexts } from './texts.ts';
import { useDetailReport } from './use-detail-report.ts';
import { UsedTracks } from './used-tracks.tsx';
import { useWalk } from './use-walk.ts';
import type { VideoDetailProps } from './video-detail.tsx';
import { VideoFacts } from './video-facts.tsx';

export { detailTexts };

const aboveContent = css({ display: 'grid', gap: token.space[12], marginBottom: token.space[12] });

export type VideoDetailModalProps = VideoDetailProps & {
  /** Undefined while it is closed. */
  id: string | undefined;
  onWalk: (id: string) => void;
  onClose: () => void;
};

/** The open detail: which video it is, where to go from it, and what is known of it. */
export const VideoDetailModal = ({ videos, range, compare, id, onWalk, onClose }: VideoDetailModalProps) => {
  const { t } = detailTexts.useTexts();
  const content = useRef<HTMLDivElement>(null);
  // While it leaves, it still shows the video it showed.
  const [shownId, setShownId] = useState(id);
  if (id !== undefined && id !== shownId) setShownId(id);
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const { previous, next, position } = useWalk({ videos, id, onWalk, content });
  const listed = videos.find((video) => video.id === shownId);
  const detail = useDetailReport({ id: shownId, listed, range, compare });
  const { report, failed, isUnknown } = detail;
  const video = report?.video ?? listed;

  const stepLook = { iconSize: 20, size: isPhone ? 'lg' : 'md' } as const;

  // The header of a sheet does not scroll: on phones it has room for the title only.
  const facts = (
    <>
      <VideoFacts video={video} />
      <UsedTracks tracks={report?.video.tracks} />
    </>
  );
  const body = () => {
    if (isUnknown) {
      return (
        <StatePanel
          kind="empty"
          icon="film"
          level={3}
          title={t('unknown.title')}
          text={t('unknown.text')}
          actions={<Button onClick={onClose}>{t('unknown.back')}</Button>}
        />
      );
    }
    if (failed) {
      return (
        <StatePanel
          kind="error"
          level={3}
          title={t('failed')}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
          {...(isApiError(failed.error) && { requestId: failed.error.requestId })}
        />
      );
    }
    return (
      <>
        {isPhone && <div css={aboveContent}>{facts}</div>}
        <DetailContent key={shownId} detail={detail} compare={compare} />
      </>
    );
  };

  return (
    <Modal
      isOpen={id !== undefined}
      onClose={onClose}
      size="detail"
      title={isUnknown || !video ? t('title') : video.title}
      header={!isUnknown && <DetailHeader video={video}>{!isPhone && facts}</DetailHeader>}
      headerActions={
        videos.length > 1 && (
          <>
            <IconButton
              {...stepLook}
              icon="chevron-up"
              label={t('walk.previous')}
              aria-keyshortcuts="ArrowUp"
              disabled={!previous}
              onClick={() => previous && onWalk(previous.id)}
            />
            <IconButton
              {...stepLook}
              icon="chevron-down"
              label={t('walk.next')}
              aria-keyshortcuts="ArrowDown"
              disabled={!next}
              onClick={() => next && onWalk(next.id)}
            />
          </>
        )
      }
    >
      <div ref={content}>
        <span role="status" css={visuallyHidden}>
          {position > 0 &&
            video &&
            t('walk.position', { title: video.title, position, count: videos.length })}
        </span>
        {body()}
      </div>
    </Modal>
  );
};
