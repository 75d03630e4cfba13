import type { Format, TranslateText } from '@portal/shared/i18n';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import type ko from '../../locales/ko.json';
import type { Rate } from './rates.api.ts';

export type ColumnContext = { t: TranslateText<typeof ko>; format: Format };

/** The columns of the list of rates. */
export const rateColumns = ({ t, format }: ColumnContext): TableColumn<Rate>[] => [
  {
    id: 'day',
    header: t('rates.table.day'),
    cell: ({ day }) => <TitleCell title={format.dateWithWeekday(day)} />,
  },
  { id: 'rate', header: t('rates.table.rate'), kind: 'number', cell: ({ rate }) => format.decimal(rate, 6) },
];
