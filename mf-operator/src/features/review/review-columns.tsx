import type { Format, TranslateText } from '@portal/shared/i18n';
import { Avatar, DateText, EmptyValue } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import * as cells from '../../components/cells.styles.ts';
import { TwoLines } from '../../components/two-lines.tsx';
import type ko from '../../locales/ko.json';
import type { ReviewedChannel } from './review.api.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewReason } from './review-reason.tsx';
import { StatusBadge } from './status-badge.tsx';

export type ColumnContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  siteNameOf: (domain: string) => string;
};

/** The columns of the review queue. */
export const reviewColumns = ({ t, format, siteNameOf }: ColumnContext): TableColumn<ReviewedChannel>[] => [
  {
    id: 'name',
    header: t('review.table.channel'),
    cell: (channel) => (
      <TitleCell
        media={<Avatar name={channel.name} src={channel.thumbnail} size={36} />}
        title={channel.name}
        meta={channel.handle}
      />
    ),
  },
  {
    id: 'partner',
    header: t('review.table.partner'),
    cell: ({ account }) => <TwoLines first={account.nickname} second={account.email} />,
  },
  {
    id: 'site',
    header: t('review.table.site'),
    cell: ({ account }) => <TwoLines first={siteNameOf(account.domain)} second={account.domain} />,
  },
  {
    id: 'category',
    header: t('review.table.category'),
    isSecondary: true,
    cell: ({ category }) => t(`review.category.${category}`),
  },
  {
    id: 'subscribers',
    header: t('review.table.subscribers'),
    kind: 'number',
    isSecondary: true,
    cell: ({ subscribers }) => (subscribers === null ? <EmptyValue /> : format.count(subscribers)),
  },
  {
    id: 'waiting',
    header: t('review.table.since'),
    isSecondary: true,
    cell: (channel) => <DateText css={cells.oneLine} as="relative" instant={channel.waiting_since} />,
  },
  {
    id: 'status',
    header: t('review.table.status'),
    cell: (channel) => (
      <>
        <StatusBadge channel={channel} />
        <ReviewReason channel={channel} />
      </>
    ),
  },
  {
    id: 'actions',
    header: t('review.table.actions'),
    isHeaderHidden: true,
    width: 128,
    cell: (channel) => <ReviewActions channel={channel} />,
  },
];
