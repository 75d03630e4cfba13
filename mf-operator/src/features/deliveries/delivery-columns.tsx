import type { Format, TranslateText } from '@portal/shared/i18n';
import { DateText, Facts } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { TwoLines } from '../../components/two-lines.tsx';
import type ko from '../../locales/ko.json';
import type { Delivery } from './deliveries.api.ts';
import { DeliveryAmount } from './delivery-amount.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import type { DeliveryFilters } from './delivery-filters.ts';
import { DeliveryMenu } from './delivery-menu.tsx';
import { describeAuthor } from './describe-author.ts';
import { describeDay } from './describe-day.ts';
import { describeReport } from './describe-report.ts';

export type ColumnContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  onFilter: (changes: Partial<DeliveryFilters>) => void;
};

/** The columns of the list of deliveries. */
export const deliveryColumns = ({ t, format, onFilter }: ColumnContext): TableColumn<Delivery>[] => [
  {
    id: 'day',
    header: t('deliveries.table.day'),
    cell: (delivery) => (
      <TitleCell
        title={describeDay(t, format, delivery)}
        meta={<Facts items={describeReport(t, delivery)} />}
      />
    ),
  },
  {
    id: 'file',
    header: t('deliveries.table.file'),
    cell: ({ name, created_at: created }) => (
      <TwoLines first={name} second={t('deliveries.created', { time: format.dateTime(created) })} />
    ),
  },
  {
    id: 'amount',
    header: t('deliveries.table.amount'),
    kind: 'number',
    isStrong: true,
    cell: (delivery) => <DeliveryAmount delivery={delivery} />,
  },
  {
    id: 'rows',
    header: t('deliveries.table.rows'),
    kind: 'number',
    isSecondary: true,
    cell: ({ rows }) => format.count(rows.read),
  },
  {
    id: 'unknown',
    header: t('deliveries.table.unknown'),
    kind: 'number',
    isSecondary: true,
    cell: ({ rows }) => format.count(rows.unknown_channel),
  },
  {
    id: 'delivered',
    header: t('deliveries.table.delivered'),
    isSecondary: true,
    cell: (delivery) => (
      <TwoLines
        first={<DateText as="time" instant={delivery.delivered_at} />}
        second={describeAuthor(t, delivery)}
      />
    ),
  },
  {
    id: 'state',
    header: t('deliveries.table.state'),
    cell: (delivery) => <DeliveryBadge delivery={delivery} />,
  },
  {
    id: 'menu',
    header: t('deliveries.table.menu'),
    isHeaderHidden: true,
    width: 56,
    cell: (delivery) => <DeliveryMenu {...{ delivery, onFilter }} />,
  },
];
