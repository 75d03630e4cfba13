import { useCallback, useState } from 'react';
import { useQuery, useQueryClient } from '@portal/shared/http';
import { useQueryFlag } from '@portal/shared/routing';
import { StatePanel } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import type { Comparison, DateRange } from '../period/period.ts';
import type { Video, VideosFilter } from '../videos/videos.api.ts';
import { videoDetailCode } from './video-detail.code.ts';
import { focusVideo } from './video-opener.tsx';

/** The part of a video that lists have, shown until the report has arrived. */
export type ListedVideo = Pick<Video, 'id' | 'title' | 'thumbnail' | 'channel' | 'published_on'>;

/** Opens a video's detail, and prefetches its code when a video is hovered or focused. */
export const useVideoDetail = () => {
  const { open } = useQueryFlag('videoDetail');
  const client = useQueryClient();
  return {
    openVideo: useCallback(
      (id: string) => {
        // A click beside the title focuses nothing; focusing the video lets the modal restore the focus.
        focusVideo(id);
        open(id);
      },
      [open],
    ),
    prefetchVideoDetail: useCallback(() => void client.prefetchQuery(videoDetailCode), [client]),
  };
};

/** The list that the detail was opened from, for navigating to its other videos, across pages. */
export type NavigableList = {
  /** The videos of the current page. */
  videos: readonly ListedVideo[];
  page: number;
  /** On all pages. */
  total: number;
  /** The filter and order of the list. */
  filter: VideosFilter | undefined;
  /** Changes the list's page within the same history entry. */
  onPageChange: (page: number) => void;
};

export type VideoDetailProps = {
  list: NavigableList;
  /** The period of the list; undefined until the latest day is known. */
  range: DateRange | undefined;
  compare: Comparison;
};

/** The modal with one video, whose id is in the address. Its code is loaded with the first video. */
export const VideoDetail = (props: VideoDetailProps) => {
  const { t } = texts.useTexts();
  const { value: id, isOpen, open, close } = useQueryFlag('videoDetail');
  const code = useQuery({ ...videoDetailCode, enabled: isOpen });
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  if (code.data) {
    const { VideoDetailModal } = code.data;
    // A new instance each time, so that it never opens with the video that was shown last.
    return <VideoDetailModal key={opening.count} {...props} id={id} onNavigate={open} onClose={close} />;
  }
  return (
    <Modal isOpen={isOpen && code.isError} onClose={close} title={t('video.detail')}>
      <StatePanel kind="error" level={3} isRetrying={code.isFetching} onRetry={() => void code.refetch()} />
    </Modal>
  );
};
