import type { UseQueryResult } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { TrackCard } from './track-card.tsx';
import { trackColumns } from './track-columns.tsx';
import { PAGE_SIZE } from './tracks.api.ts';
import type { Track, TrackList as Tracks } from './tracks.api.ts';

const NO_TRACKS: Track[] = [];

export type TrackListProps = {
  /** Names the table for screen readers. */
  label: string;
  query: UseQueryResult<Tracks>;
  page: number;
  onPageChange: (page: number) => void;
  empty: ReactNode;
  hiddenColumns?: readonly string[];
};

/** A page of tracks as a table, on phones as cards. */
export function TrackList({ label, query, page, onPageChange, empty, hiddenColumns = [] }: TrackListProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { data, isPending, isPlaceholderData, isError } = query;
  const items = data?.items ?? NO_TRACKS;
  const columns = useMemo(() => trackColumns({ t, format, list: items }), [t, format, items]);

  return (
    <>
      <p role="status" css={visuallyHidden}>
        {isPlaceholderData ? t('catalogue.updating') : data && t('catalogue.count', { count: data.total })}
      </p>
      <Card isPadded={false} isBareOnPhone>
        <DataTable
          label={label}
          columns={columns}
          hiddenColumns={hiddenColumns}
          rows={items}
          rowId={(track) => track.isrc}
          isLoading={isPending}
          isRefetching={isPlaceholderData}
          empty={empty}
          error={isError && !data ? <FailedQuery title={t('catalogue.failed')} query={query} /> : undefined}
          renderCard={(track) => <TrackCard track={track} list={items} />}
          page={data && { page, size: PAGE_SIZE, total: data.total, onChange: onPageChange }}
        />
      </Card>
    </>
  );
}
