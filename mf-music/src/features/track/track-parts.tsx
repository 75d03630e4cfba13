import { useFormat } from '@portal/shared/i18n';
import { Avatar, Card } from '@portal/shared/ui/data';
import { DataTable, RowCard, TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import type { TrackReport } from './track.api.ts';

type Month = TrackReport['months'][number];
type Channel = TrackReport['channels'][number];
type Part = Pick<Month, 'views' | 'revenue' | 'rpm'>;

/** What the videos with the track brought, by month and by channel. */
export function TrackParts({ report: { months, channels } }: { report: TrackReport }) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const figures = <Row extends Part>(): TableColumn<Row>[] => [
    { id: 'views', header: t('track.views'), kind: 'number', cell: ({ views }) => format.count(views) },
    {
      id: 'revenue',
      header: t('track.revenue'),
      kind: 'number',
      cell: ({ revenue }) => format.money(revenue),
    },
    { id: 'rpm', header: t('track.rpm'), kind: 'number', cell: ({ rpm }) => format.unitPrice(rpm) },
  ];
  const cardFigures = ({ views, revenue, rpm }: Part) => [
    { label: t('track.views'), value: format.compact(views) },
    { label: t('track.revenue'), value: format.money(revenue) },
    { label: t('track.rpm'), value: format.unitPrice(rpm) },
  ];
  const byMonth: TableColumn<Month>[] = [
    {
      id: 'month',
      minWidth: 96,
      header: t('track.month'),
      cell: ({ month }) => <TitleCell title={format.month(`${month}-01`)} />,
    },
    ...figures<Month>(),
  ];
  const byChannel: TableColumn<Channel>[] = [
    {
      id: 'channel',
      minWidth: 140,
      header: t('track.channel'),
      cell: ({ channel }) => (
        <TitleCell media={<Avatar name={channel.name} src={channel.thumbnail} />} title={channel.name} />
      ),
    },
    ...figures<Channel>(),
  ];
  return (
    <>
      <Card title={t('track.byMonth')}>
        <DataTable
          label={t('track.byMonth')}
          columns={byMonth}
          rows={months.toReversed()}
          rowId={({ month }) => month}
          empty={null}
          renderCard={(row) => <RowCard title={format.month(`${row.month}-01`)} figures={cardFigures(row)} />}
        />
      </Card>
      <Card title={t('track.byChannel')}>
        <DataTable
          label={t('track.byChannel')}
          columns={byChannel}
          rows={channels}
          rowId={({ channel }) => channel.id}
          empty={null}
          renderCard={(row) => (
            <RowCard
              media={<Avatar name={row.channel.name} src={row.channel.thumbnail} />}
              title={row.channel.name}
              figures={cardFigures(row)}
            />
          )}
        />
      </Card>
    </>
  );
}
