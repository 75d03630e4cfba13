import { useState } from 'react';
import type { ReactNode } from 'react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, IconButton, SearchField } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { ColumnSettings, TableTitle } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import type { ChangeFilters } from '../../../components/filters/use-filters.ts';
import { SORT_ORDERS } from '../../../components/videos/video-sort.ts';
import * as styles from '../../../components/videos/videos.styles.ts';
import { texts } from '../../../texts.ts';
import { CHANNEL_SORTS } from '../filters/channel-report-filters.ts';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import type { ChannelFigures } from './channels.api.ts';

/** The server refuses longer ones. */
const LONGEST_SEARCH = 100;

const ORDERS = CHANNEL_SORTS.flatMap((sort) => SORT_ORDERS.map((order) => ({ sort, order })));

export type ChannelToolsProps = {
  filters: ChannelReportFilters;
  changeFilters: ChangeFilters<ChannelReportFilters>;
  columns: readonly TableColumn<ChannelFigures>[];
  total: number | undefined;
  /** At the end of the row, where there is room for it. */
  actions: ReactNode;
};

/** The row above the list: what it is, how many, search, and on phones the order, which has no headers there. */
export const ChannelTools = (props: ChannelToolsProps) => {
  const { filters, changeFilters, columns, total, actions } = props;
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const [isSearchOpen, setSearchOpen] = useState(filters.search !== '');
  const search = (
    <SearchField
      css={styles.search}
      label={t('channelReport.list.search')}
      placeholder={t('channelReport.list.search')}
      value={filters.search}
      onChange={(text) => changeFilters({ search: text.trim().slice(0, LONGEST_SEARCH) })}
    />
  );
  const title = (
    <TableTitle {...(total !== undefined && { count: t('videos.count', { count: total }) })}>
      {t('channel.label')}
    </TableTitle>
  );
  if (!isPhone) {
    return (
      <>
        {title}
        {search}
        <ColumnSettings
          columns={columns.slice(1)}
          hidden={filters.hidden}
          onChange={(hidden) => changeFilters({ hidden }, { history: 'replace' })}
        />
        {actions}
      </>
    );
  }
  return (
    <>
      {title}
      <IconButton
        icon="search"
        label={t('channelReport.list.search')}
        aria-expanded={isSearchOpen}
        onClick={() => setSearchOpen(!isSearchOpen)}
      />
      <Menu
        label={t('videos.sort')}
        trigger={
          <Button variant="quiet" icon="sort" css={styles.sort}>
            {t(`channelReport.list.sortBy.${filters.sort}-${filters.order}`)}
          </Button>
        }
        entries={ORDERS.map(({ sort, order }) => ({
          id: `${sort}-${order}`,
          label: t(`channelReport.list.sortBy.${sort}-${order}`),
          isChosen: sort === filters.sort && order === filters.order,
          onSelect: () => changeFilters({ sort, order }),
        }))}
      />
      {isSearchOpen && search}
    </>
  );
};
