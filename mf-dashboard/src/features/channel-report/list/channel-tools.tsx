import { useState } from 'react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, IconButton, SearchField } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { ColumnSettings, TableTitle } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { ExportMenu } from '../../../components/export/export-menu.tsx';
import type { ChangeFilters } from '../../../components/filters/use-filters.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import { SORT_ORDERS } from '../../../components/videos/video-sort.ts';
import * as styles from '../../../components/videos/videos.styles.ts';
import { texts } from '../../../texts.ts';
import { CHANNEL_SORTS } from '../filters/channel-report-filters.ts';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import { channelFilter } from './channel-filter.ts';
import type { ChannelFigures } from './channels.api.ts';

/** The server refuses longer ones. */
const LONGEST_SEARCH = 100;

const ORDERS = CHANNEL_SORTS.flatMap((sort) => SORT_ORDERS.map((order) => ({ sort, order })));

export type ChannelToolsProps = {
  scope: ReportScope | undefined;
  filters: ChannelReportFilters;
  changeFilters: ChangeFilters<ChannelReportFilters>;
  columns: readonly TableColumn<ChannelFigures>[];
  total: number | undefined;
};

/** The row above the list: what it is, how many, search, and on phones the order, which has no headers there. */
export const ChannelTools = (props: ChannelToolsProps) => {
  const { scope, filters, changeFilters, columns, total } = props;
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
    <TableTitle {...(total !== undefined && { count: t('channelReport.list.count', { count: total }) })}>
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
        <ExportMenu
          entries={scope ? [{ what: 'channels', query: channelFilter(scope, filters) }] : []}
          iconLabel={t('channelReport.list.save')}
          isDisabled={!total}
        />
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
