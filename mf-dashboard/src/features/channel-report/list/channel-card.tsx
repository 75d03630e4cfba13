import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import { Link } from '@portal/shared/routing';
import { Avatar, EmptyValue, Facts } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { texts } from '../../../texts.ts';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import type { SelectedChannels } from '../use-selected-channels.ts';
import { videoListHref } from '../video-list-href.ts';
import { channelReportTexts } from '../texts.ts';
import { ChannelBox } from './channel-box.tsx';
import type { ChannelFigures } from './channels.api.ts';

// The checkbox has no padding of its own.
const box = css({ display: 'block', margin: '6px 6px 0 0' });

export type ChannelCardProps = {
  row: ChannelFigures;
  currency: Currency;
  filters: ChannelReportFilters;
  chosen: SelectedChannels;
};

/** A channel on a phone, with the three most important figures. */
export const ChannelCard = ({ row, currency, filters, chosen }: ChannelCardProps) => {
  const { t } = texts.useTexts();
  const { t: reportText } = channelReportTexts.useTexts();
  const format = useFormat(currency);
  const orEmpty = (value: string | number | null, text: (value: string | number) => string) =>
    value === null ? <EmptyValue /> : text(value);
  const { channel } = row;
  return (
    <RowCard
      media={<Avatar name={channel.name} src={channel.thumbnail} size={40} shape="square" />}
      title={<Link to={videoListHref(channel.id, filters)}>{channel.name}</Link>}
      meta={<Facts items={[channel.handle, reportText('list.shortsOf', { count: row.shorts_count })]} />}
      end={
        <span css={box}>
          <ChannelBox channel={channel} chosen={chosen} />
        </span>
      }
      figures={[
        { label: t('videos.views'), value: orEmpty(row.views, format.compact) },
        { label: t('videos.revenue'), value: orEmpty(row.revenue, format.money) },
        { label: t('videos.rpmShort'), value: orEmpty(row.rpm, format.unitPrice) },
      ]}
    />
  );
};
