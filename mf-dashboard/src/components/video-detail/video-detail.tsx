import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@portal/shared/http';
import { useQueryFlag } from '@portal/shared/routing';
import { StatePanel } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import type { Comparison, DateRange } from '../period/period.ts';
import type { Video, VideosFilter } from '../videos/videos.api.ts';
import { videoDetailCode } from './video-detail.code.ts';
import { focusVideo } from './video-opener.tsx';

/** What a list knows of its videos; shown until the rest has arrived. */
export type ListedVideo = Pick<Video, 'id' | 'title' | 'thumbnail' | 'channel' | 'published_on'>;

/** Opens a video's detail, and fetches its code as soon as a video is approached. */
export const useVideoDetail = () => {
  const { open } = useQueryFlag('videoDetail');
  const client = useQueryClient();
  return {
    openVideo: useCallback(
      (id: string) => {
        // A press beside the title leaves the focus nowhere; from here it comes back to the video.
        focusVideo(id);
        open(id);
      },
      [open],
    ),
    prepareVideos: useCallback(() => void client.prefetchQuery(videoDetailCode), [client]),
  };
};

/** The list that the detail is opened from, in its order: Up and Down walk it, from page to page. */
export type WalkedList = {
  /** Those of the page that is shown. */
  videos: readonly ListedVideo[];
  page: number;
  /** On all pages. */
  total: number;
  /** Which videos, in which order. */
  filter: VideosFilter | undefined;
  /** Another page takes the place of this one, in the same step of the history. */
  onPageChange: (page: number) => void;
};

export type VideoDetailProps = {
  list: WalkedList;
  /** The period of the list; undefined until it is known how far the data reach. */
  range: DateRange | undefined;
  compare: Comparison;
};

/** A closer look at one video, over the page; the address says which one. Its code comes with the first video. */
export const VideoDetail = (props: VideoDetailProps) => {
  const { t } = texts.useTexts();
  const { value: id, isOpen, open, close } = useQueryFlag('videoDetail');
  const code = useQuery({ ...videoDetailCode, enabled: isOpen });
  if (code.data) {
    const { VideoDetailModal } = code.data;
    return <VideoDetailModal {...props} id={id} onWalk={open} onClose={close} />;
  }
  return (
    <Modal isOpen={isOpen && code.isError} onClose={close} title={t('video.detail')}>
      <StatePanel kind="error" level={3} isRetrying={code.isFetching} onRetry={() => void code.refetch()} />
    </Modal>
  );
};
