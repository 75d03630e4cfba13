import { useFormat } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import { EmptyValue, Thumbnail } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { texts } from '../../../texts.ts';
import { VideoMeta } from '../../../components/videos/video-meta.tsx';
import type { Video } from '../../../components/videos/videos.api.ts';

export type VideoCardProps = { video: Video; currency: Currency; today: string };

/** A video on a phone: the three figures that matter most. */
export const VideoCard = ({ video, currency, today }: VideoCardProps) => {
  const { t } = texts.useTexts();
  const format = useFormat(currency);
  const orEmpty = (value: string | number | null, text: (value: string | number) => string) =>
    value === null ? <EmptyValue /> : text(value);
  return (
    <RowCard
      media={<Thumbnail src={video.thumbnail || null} size="card" />}
      title={video.title}
      meta={<VideoMeta video={video} today={today} isShort />}
      figures={[
        { label: t('dashboard.videos.views'), value: orEmpty(video.views, format.compact) },
        { label: t('dashboard.videos.revenue'), value: orEmpty(video.revenue, format.money) },
        { label: t('dashboard.videos.rpmShort'), value: orEmpty(video.rpm, format.unitPrice) },
      ]}
    />
  );
};
