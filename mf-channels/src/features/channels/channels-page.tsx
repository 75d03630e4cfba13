import { isApiError, useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { sessionAtom, useAtomValue } from '@portal/shared/state';
import { SearchField, visuallyHidden } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { ExportMenu, findTimeZone } from '@portal/shared/ui/export';
import { StatePanel } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import type { Channel } from '../../components/channel.ts';
import { texts } from '../../texts.ts';
import { ChannelCard } from './channel-card.tsx';
import { channelColumns } from './channel-columns.tsx';
import { ChannelFilterBar } from './channel-filter-bar.tsx';
import { CHANNEL_SORTS, useChannelFilters } from './channel-filters.ts';
import { ChannelTabs } from './channel-tabs.tsx';
import { ChannelsEmpty } from './channels-empty.tsx';
import { channelFilter, channelsQuery, PAGE_SIZE } from './channels.api.ts';
import * as styles from './channels.styles.ts';
import { RegisterButton } from './register-button.tsx';
import { useChannelSelection } from './use-channel-selection.tsx';

const NO_ROWS: readonly Channel[] = [];

/** The channels of the account, or those assigned to the member, with filters. */
export function ChannelsPage() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const isVerificationNeeded = useAtomValue(sessionAtom)?.settings.channelVerifyNeeded ?? false;
  const [filters, changeFilters] = useChannelFilters();
  const query = useQuery(channelsQuery(filters));
  const { data, isPending, isPlaceholderData, isError } = query;
  const selection = useChannelSelection(data?.items ?? NO_ROWS);
  const columns = useMemo(
    () => channelColumns({ t, format, isVerificationNeeded }),
    [t, format, isVerificationNeeded],
  );

  return (
    <div css={styles.page}>
      <div css={styles.bar}>
        <ChannelTabs
          current={filters.status}
          counts={data?.counts}
          isVerificationNeeded={isVerificationNeeded}
        />
        <div css={styles.tools}>
          <SearchField
            css={styles.search}
            label={t('channels.search.label')}
            placeholder={t('channels.search.placeholder')}
            shortcut="/"
            value={filters.q}
            onChange={(q) => changeFilters({ q })}
          />
          <ChannelFilterBar filters={filters} onChange={changeFilters} />
          <ExportMenu
            iconLabel={t('channels.save')}
            isDisabled={!data?.total}
            entries={[
              {
                path: '/channel/list/export',
                label: t('channels.table.caption'),
                query: { ...channelFilter(filters), time_zone: findTimeZone() },
              },
            ]}
          />
          <RegisterButton css={styles.register} />
        </div>
      </div>
      <p role="status" css={visuallyHidden}>
        {isPlaceholderData ? t('channels.updating') : data && t('channels.found', { count: data.total })}
      </p>
      <Card isPadded={false} css={styles.frame}>
        <DataTable
          label={t('channels.table.caption')}
          columns={columns}
          rows={data?.items ?? NO_ROWS}
          rowId={(channel) => channel.id}
          sort={{ id: filters.sort, order: filters.order }}
          onSortChange={({ id, order }) => {
            const sort = CHANNEL_SORTS.find((each) => each === id);
            if (sort) changeFilters({ sort, order });
          }}
          selection={selection}
          isLoading={isPending}
          isRefetching={isPlaceholderData}
          empty={<ChannelsEmpty filters={filters} onChange={changeFilters} />}
          error={
            isError && !data ? (
              <StatePanel
                kind="error"
                icon="unplug"
                title={t('channels.failed')}
                isRetrying={query.isFetching}
                onRetry={() => void query.refetch()}
                requestId={isApiError(query.error) ? query.error.requestId : undefined}
              />
            ) : undefined
          }
          renderCard={(channel) => (
            <ChannelCard channel={channel} isVerificationNeeded={isVerificationNeeded} />
          )}
          page={
            data && {
              page: filters.page,
              size: PAGE_SIZE,
              total: data.total,
              onChange: (page) => changeFilters({ page }),
            }
          }
        />
      </Card>
    </div>
  );
}
