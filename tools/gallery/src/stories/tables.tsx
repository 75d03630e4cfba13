import { useDeferredValue, useMemo, useState } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Button, IconButton, SearchField } from '@portal/shared/ui/controls';
import { Card, EmptyValue, Thumbnail } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { ColumnSettings, DataTable, RowCard, TableTitle, TitleCell } from '@portal/shared/ui/table';
import type { TableColumn, TableSort } from '@portal/shared/ui/table';
import { Story } from '../story.tsx';
import { useSampleTexts } from '../sample-texts.ts';

type Video = { id: string; title: string; channel: string; views: number | null; revenue: string };

const makeVideos = (count: number, title: string): Video[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    title: `${index + 1}. ${title}`,
    channel: `@night.radio.${index % 7}`,
    views: index === 2 ? null : ((index * 7_919) % 1_000_003) * 12,
    revenue: String((index * 104_729) % 900_001),
  }));

const useColumns = (): TableColumn<Video>[] => {
  const w = useSampleTexts();
  const format = useFormat();
  return [
    {
      id: 'title',
      header: w.video,
      cell: (video) => (
        <TitleCell
          media={<Thumbnail src={null} />}
          title={video.title}
          meta={video.channel}
          to={`/?v=${video.id}`}
        />
      ),
    },
    {
      id: 'views',
      header: w.views,
      kind: 'number',
      isSortable: true,
      cell: (video) => (video.views === null ? <EmptyValue /> : format.count(video.views)),
      total: format.count(138_969_980),
    },
    {
      id: 'revenue',
      header: w.revenue,
      kind: 'number',
      isStrong: true,
      isSortable: true,
      width: 168,
      cell: (video) => format.money(video.revenue),
      total: format.money('8649829'),
    },
    {
      id: 'rpm',
      header: w.rpm,
      unit: w.perThousand,
      kind: 'number',
      isSecondary: true,
      width: 168,
      cell: () => format.money('62'),
      total: format.money('62'),
    },
  ];
};

const sortBothWays = (rows: readonly Video[], valueOf: (video: Video) => number) => {
  const asc = rows.toSorted((one, other) => valueOf(one) - valueOf(other));
  return { asc, desc: asc.toReversed() };
};

/** Sorts and filters as a server would; the sort orders of large lists are computed once, like a database index. */
const useSortedRows = (rows: readonly Video[], { id, order }: TableSort, search: string) => {
  const orders = useMemo(
    () => ({
      views: sortBothWays(rows, ({ views }) => views ?? -1),
      revenue: sortBothWays(rows, ({ revenue }) => Number(revenue)),
    }),
    [rows],
  );
  const sorted = orders[id === 'revenue' ? 'revenue' : 'views'][order];
  return useMemo(
    () => (search === '' ? sorted : sorted.filter(({ title }) => title.includes(search))),
    [sorted, search],
  );
};

type VideosProps = { label: string; rows: readonly Video[]; isChoosing?: boolean };

const Videos = ({ label, rows, isChoosing = false }: VideosProps) => {
  const w = useSampleTexts();
  const format = useFormat();
  const columns = useColumns();
  const [sort, setSort] = useState<TableSort>({ id: 'views', order: 'desc' });
  const [search, setSearch] = useState('');
  const [hidden, setHidden] = useState<string[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(isChoosing ? ['v1'] : []));
  const shown = useSortedRows(rows, sort, useDeferredValue(search));
  return (
    <Card isPadded={false} isBareOnPhone>
      <DataTable
        label={label}
        columns={columns}
        rows={shown}
        rowId={(video) => video.id}
        sort={sort}
        onSortChange={setSort}
        hiddenColumns={hidden}
        hasTotal
        selection={{
          selected,
          onChange: setSelected,
          rowName: (video) => video.title,
          actions: <Button size="sm">{w.save}</Button>,
        }}
        tools={
          <>
            <TableTitle count={format.count(shown.length)}>{label}</TableTitle>
            <SearchField
              label={`${w.channel} ${label}`}
              placeholder={w.channel}
              value={search}
              onChange={setSearch}
            />
            <ColumnSettings columns={columns.slice(1)} hidden={hidden} onChange={setHidden} />
            <IconButton icon="download" label={w.report} />
          </>
        }
        renderCard={(video) => (
          <RowCard
            media={<Thumbnail src={null} />}
            title={video.title}
            meta={video.channel}
            figures={[
              { label: w.views, value: format.count(video.views) },
              { label: w.revenue, value: format.money(video.revenue) },
            ]}
          />
        )}
        empty={<StatePanel kind="empty" level={3} title={w.empty} text={w.emptyText} />}
      />
    </Card>
  );
};

export const Tables = () => {
  const w = useSampleTexts();
  const columns = useColumns();
  const rows = useMemo(() => makeVideos(6, w.title), [w]);
  const bare = { columns, rowId: (video: Video) => video.id };
  return (
    <>
      <Story name="sorted, total, long titles, no value" layout="block">
        <Videos label={w.video} rows={rows} />
      </Story>
      <Story name="with rows chosen" layout="block">
        <Videos label={w.channel} rows={rows} isChoosing />
      </Story>
      <Story name="loading, empty, failed" layout="block">
        <Card isPadded={false} isBareOnPhone>
          <DataTable {...bare} label={`${w.video} 2`} rows={[]} isLoading skeletonRows={2} empty={null} />
        </Card>
        <Card isPadded={false} isBareOnPhone>
          <DataTable
            {...bare}
            label={`${w.video} 3`}
            rows={[]}
            empty={<StatePanel kind="empty" level={3} title={w.empty} text={w.emptyText} />}
          />
        </Card>
        <Card isPadded={false} isBareOnPhone>
          <DataTable
            {...bare}
            label={`${w.video} 4`}
            rows={[]}
            empty={null}
            error={<StatePanel kind="error" level={3} onRetry={() => undefined} />}
          />
        </Card>
      </Story>
    </>
  );
};

export const LongTables = () => {
  const w = useSampleTexts();
  const rows = useMemo(() => makeVideos(100_000, w.title), [w]);
  return (
    <Story name="a hundred thousand rows" layout="block">
      <Videos label={w.video} rows={rows} />
    </Story>
  );
};
