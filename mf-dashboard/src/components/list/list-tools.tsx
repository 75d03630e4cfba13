import { useState } from 'react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { IconButton, SearchField } from '@portal/shared/ui/controls';
import { ColumnSettings, SortMenu, TableTitle } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import { ReportExportMenu } from '../export/report-export-menu.tsx';
import type { ReportExportMenuProps } from '../export/report-export-menu.tsx';
import type { ListFilters } from '../filters/report-filters.ts';
import type { ChangeFilters } from '../filters/use-filters.ts';
import type { SortOrder } from '../videos/video-sort.ts';
import * as styles from './list.styles.ts';

/** The server's limit. */
const MAX_SEARCH_LENGTH = 100;

export type ListToolsProps<Row extends object, Sort extends string> = {
  title: string;
  /** The number of rows on all pages; undefined until it is known. */
  total: number | undefined;
  countText: (total: number) => string;
  searchLabel: string;
  saveLabel: string;
  filters: ListFilters<Sort>;
  changeFilters: ChangeFilters<ListFilters<Sort>>;
  columns: readonly TableColumn<Row>[];
  /** The columns to sort by, in the order of the menu. */
  sorts: readonly Sort[];
  sortName: (sort: Sort, order: SortOrder) => string;
  /** Shows the sort menu on laptops, too. */
  hasSortMenu?: boolean;
  /** The list's exports. */
  exports: ReportExportMenuProps['entries'];
};

/** The toolbar of a list: title, count, search, and on phones the sort menu, because cards have no headers. */
export const ListTools = <Row extends object, Sort extends string>(props: ListToolsProps<Row, Sort>) => {
  const { title, total, countText, searchLabel, saveLabel, filters, changeFilters, columns } = props;
  const { hasSortMenu = false } = props;
  const { t } = texts.useTexts();
  const order = {
    label: t('videos.sort'),
    current: filters,
    sorts: props.sorts,
    sortName: props.sortName,
    onChange: changeFilters,
  };
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const [isSearchOpen, setSearchOpen] = useState(filters.search !== '');
  const search = (
    <SearchField
      css={styles.search}
      label={searchLabel}
      placeholder={searchLabel}
      value={filters.search}
      onChange={(text) =>
        // Replaces the history entry, so that Back leaves the page instead of undoing what was typed.
        changeFilters({ search: text.trim().slice(0, MAX_SEARCH_LENGTH) }, { history: 'replace' })
      }
    />
  );
  return (
    <>
      <TableTitle {...(total !== undefined && { count: countText(total) })}>{title}</TableTitle>
      {isPhone ? (
        <>
          <IconButton
            icon="search"
            label={searchLabel}
            aria-expanded={isSearchOpen}
            onClick={() => setSearchOpen(!isSearchOpen)}
          />
          <SortMenu {...order} />
          {isSearchOpen && search}
        </>
      ) : (
        <>
          {search}
          {hasSortMenu && <SortMenu {...order} variant="secondary" />}
          <ColumnSettings
            columns={columns.slice(1)}
            hidden={filters.hidden}
            onChange={(hidden) => changeFilters({ hidden }, { history: 'replace' })}
          />
          <ReportExportMenu entries={props.exports} iconLabel={saveLabel} isDisabled={!total} />
        </>
      )}
    </>
  );
};
