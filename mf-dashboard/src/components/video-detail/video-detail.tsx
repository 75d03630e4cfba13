import { useCallback, useState } from 'react';
import { useQueryFlag } from '@portal/shared/routing';
import { lazyComponent, usePreloadAtRest } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import type { ChosenComparison, DateRange, Period } from '../period/period.ts';
import type { Video, VideosFilter } from '../videos/videos.api.ts';
import type { VideoDetailModalProps } from './video-detail-modal.tsx';
import { focusVideo } from './video-opener.tsx';

/** The part of a video that lists have, shown until the report has arrived. */
export type ListedVideo = Pick<Video, 'id' | 'title' | 'thumbnail' | 'channel' | 'published_on'>;

const FailedDetail = (props: VideoDetailModalProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedModal {...props} isOpen={props.id !== undefined} title={t('video.detail')} />;
};

// Loaded with its texts, with the first video.
const VideoDetailModal = lazyComponent(async () => {
  const detail = await import(/* webpackChunkName: "video-detail" */ './video-detail-modal.tsx');
  await detail.detailTexts.load();
  return detail.VideoDetailModal;
}, FailedDetail);

const prefetchVideoDetail = () => void VideoDetailModal.preload();

/** Opens a video's detail, and prefetches its code when a video is hovered or focused. */
export const useVideoDetail = () => {
  const { open } = useQueryFlag('videoDetail');
  return {
    openVideo: useCallback(
      (id: string) => {
        // A click beside the title focuses nothing; focusing the video lets the modal restore the focus.
        focusVideo(id);
        open(id);
      },
      [open],
    ),
    prefetchVideoDetail,
  };
};

/** The list that the detail was opened from, for navigating to its other videos, across pages. */
export type NavigableList = {
  /** The videos of the current page. */
  videos: readonly (ListedVideo & Partial<Pick<Video, 'track'>>)[];
  page: number;
  /** On all pages. */
  total: number;
  /** The filter and order of the list. */
  filter: VideosFilter | undefined;
  /** Changes the list's page within the same history entry. */
  onPageChange: (page: number) => void;
};

export type VideoDetailProps = ChosenComparison & {
  list: NavigableList;
  /** The period of the list; undefined until the latest day is known. */
  range: DateRange | undefined;
  listPeriod: Period;
  /** Whether the list is limited to a country or weekday, which the detail is not. */
  isLimited?: boolean;
  /** Limits the page of the list to a channel or track. */
  onLimit?: ((limit: { channel?: string; track?: string }) => void) | undefined;
};

/** The modal with one video, whose id is in the address. */
export const VideoDetail = (props: VideoDetailProps) => {
  const { value: id, isOpen, open, close } = useQueryFlag('videoDetail');
  const [opening, setOpening] = useState({ isOpen, count: isOpen ? 1 : 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  usePreloadAtRest(VideoDetailModal.preload);
  if (opening.count === 0) return null;
  // A new instance each time, so that it never opens with the video that was shown last.
  return <VideoDetailModal key={opening.count} {...props} id={id} onNavigate={open} onClose={close} />;
};
