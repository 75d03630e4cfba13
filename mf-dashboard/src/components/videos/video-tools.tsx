import { useState } from 'react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, IconButton, SearchField } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { ColumnSettings, TableTitle } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import type { VideoListFilters } from '../filters/report-filters.ts';
import type { ChangeFilters } from '../filters/use-filters.ts';
import type { ReportScope } from '../report-scope.ts';
import { videoFilter } from './video-filter.ts';
import { SORT_ORDERS } from './video-sort.ts';
import type { VideoSort } from './video-sort.ts';
import type { Video } from './videos.api.ts';
import * as styles from './videos.styles.ts';

/** The server refuses longer ones. */
const LONGEST_SEARCH = 100;

export type VideoToolsProps = {
  title: string;
  scope: ReportScope | undefined;
  filters: VideoListFilters;
  changeFilters: ChangeFilters<VideoListFilters>;
  columns: readonly TableColumn<Video>[];
  /** What the list can be ordered by, in the order of the menu. */
  sorts: readonly VideoSort[];
  /** Offers the menu of orders beside the headers, too. */
  hasSortMenu: boolean;
  total: number | undefined;
};

/** The row above the list: what it is, how many, search, and on phones the order, which has no headers there. */
export const VideoTools = (props: VideoToolsProps) => {
  const { title, scope, filters, changeFilters, columns, sorts, hasSortMenu, total } = props;
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const [isSearchOpen, setSearchOpen] = useState(filters.search !== '');
  const search = (
    <SearchField
      css={styles.search}
      label={t('videos.search')}
      placeholder={t('videos.search')}
      value={filters.search}
      onChange={(text) =>
        // Back leaves the page, it does not take back what was typed.
        changeFilters({ search: text.trim().slice(0, LONGEST_SEARCH) }, { history: 'replace' })
      }
    />
  );
  return (
    <>
      <TableTitle {...(total !== undefined && { count: t('videos.count', { count: total }) })}>
        {title}
      </TableTitle>
      {isPhone ? (
        <>
          <IconButton
            icon="search"
            label={t('videos.search')}
            aria-expanded={isSearchOpen}
            onClick={() => setSearchOpen(!isSearchOpen)}
          />
          <SortMenu {...{ filters, changeFilters, sorts }} variant="quiet" />
          {isSearchOpen && search}
        </>
      ) : (
        <>
          {search}
          {hasSortMenu && <SortMenu {...{ filters, changeFilters, sorts }} variant="secondary" />}
          <ColumnSettings
            columns={columns.slice(1)}
            hidden={filters.hidden}
            onChange={(hidden) => changeFilters({ hidden }, { history: 'replace' })}
          />
          <ExportMenu
            entries={scope ? [{ what: 'videos', query: videoFilter(scope, filters) }] : []}
            iconLabel={t('videos.save')}
            isDisabled={!total}
          />
        </>
      )}
    </>
  );
};

type SortMenuProps = Pick<VideoToolsProps, 'filters' | 'changeFilters' | 'sorts'> & {
  variant: 'secondary' | 'quiet';
};

const SortMenu = ({ filters, changeFilters, sorts, variant }: SortMenuProps) => {
  const { t } = texts.useTexts();
  const orders = sorts.flatMap((sort) => SORT_ORDERS.map((order) => ({ sort, order })));
  return (
    <Menu
      label={t('videos.sort')}
      trigger={
        <Button variant={variant} icon="sort" css={variant === 'quiet' && styles.sort}>
          {t(`videos.sortBy.${filters.sort}-${filters.order}`)}
        </Button>
      }
      entries={orders.map(({ sort, order }) => ({
        id: `${sort}-${order}`,
        label: t(`videos.sortBy.${sort}-${order}`),
        isChosen: sort === filters.sort && order === filters.order,
        onSelect: () => changeFilters({ sort, order }),
      }))}
    />
  );
};
