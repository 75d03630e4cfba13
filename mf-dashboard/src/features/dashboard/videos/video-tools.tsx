import { useState } from 'react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, IconButton, SearchField } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { ColumnSettings, TableTitle } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { texts } from '../../../texts.ts';
import { VIDEO_SORTS } from '../filters/dashboard-filters.ts';
import type { DashboardFilters } from '../filters/dashboard-filters.ts';
import type { ChangeFilters } from '../filters/use-dashboard-filters.ts';
import type { Video } from '../../../components/videos/videos.api.ts';
import * as styles from './videos.styles.ts';

/** The server refuses longer ones. */
const LONGEST_SEARCH = 100;

export type VideoToolsProps = {
  filters: DashboardFilters;
  changeFilters: ChangeFilters;
  columns: readonly TableColumn<Video>[];
  total: number | undefined;
  onSave: () => void;
  isSaving: boolean;
};

/** The row above the list: what it is, how many, search, and on phones the order, which has no headers there. */
export const VideoTools = (props: VideoToolsProps) => {
  const { filters, changeFilters, columns, total, onSave, isSaving } = props;
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const [isSearchOpen, setSearchOpen] = useState(filters.search !== '');
  const search = (
    <SearchField
      css={styles.search}
      label={t('dashboard.videos.search')}
      placeholder={t('dashboard.videos.search')}
      value={filters.search}
      onChange={(text) =>
        // Back leaves the page, it does not take back what was typed.
        changeFilters({ search: text.trim().slice(0, LONGEST_SEARCH) }, { history: 'replace' })
      }
    />
  );
  return (
    <>
      <TableTitle {...(total !== undefined && { count: t('dashboard.videos.count', { count: total }) })}>
        {t('dashboard.videos.title')}
      </TableTitle>
      {isPhone ? (
        <>
          <IconButton
            icon="search"
            label={t('dashboard.videos.search')}
            aria-expanded={isSearchOpen}
            onClick={() => setSearchOpen(!isSearchOpen)}
          />
          <SortMenu {...{ filters, changeFilters }} />
          {isSearchOpen && search}
        </>
      ) : (
        <>
          {search}
          <ColumnSettings
            columns={columns.slice(1)}
            hidden={filters.hidden}
            onChange={(hidden) => changeFilters({ hidden }, { history: 'replace' })}
          />
          <IconButton
            variant="secondary"
            icon="download"
            label={t('dashboard.videos.save')}
            isBusy={isSaving}
            disabled={!total}
            onClick={onSave}
          />
        </>
      )}
    </>
  );
};

const SortMenu = ({ filters, changeFilters }: Pick<VideoToolsProps, 'filters' | 'changeFilters'>) => {
  const { t } = texts.useTexts();
  const orders = VIDEO_SORTS.flatMap((sort) => [
    { sort, order: 'desc' as const },
    { sort, order: 'asc' as const },
  ]);
  return (
    <Menu
      label={t('dashboard.videos.sort')}
      trigger={
        <Button variant="quiet" icon="sort" css={styles.sort}>
          {t(`dashboard.videos.sortBy.${filters.sort}-${filters.order}`)}
        </Button>
      }
      entries={orders.map(({ sort, order }) => ({
        id: `${sort}-${order}`,
        label: t(`dashboard.videos.sortBy.${sort}-${order}`),
        isChosen: sort === filters.sort && order === filters.order,
        onSelect: () => changeFilters({ sort, order }),
      }))}
    />
  );
};
