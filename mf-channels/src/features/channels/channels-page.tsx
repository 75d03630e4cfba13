import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { roleAtom, sessionAtom, useAtomValue } from '@portal/shared/state';
import { ListBar, ListFrame, SearchField } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { ExportMenu, findTimeZone, useExport } from '@portal/shared/ui/export';
import { ListTable, useDeferredPage } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import type { Channel } from '../../components/channel.ts';
import { texts } from '../../texts.ts';
import { ChannelCard } from './channel-card.tsx';
import { ChannelActionsProvider } from './channel-actions.tsx';
import { channelColumns } from './channel-columns.tsx';
import { ChannelFilterBar } from './channel-filter-bar.tsx';
import { CHANNEL_SORTS, useChannelFilters } from './channel-filters.ts';
import { ChannelTabs } from './channel-tabs.tsx';
import { ChannelsEmpty } from './channels-empty.tsx';
import { channelFilter, channelsQuery, PAGE_SIZE } from './channels.api.ts';
import { RegisterButton } from './register-button.tsx';
import { useChannelSelection } from './use-channel-selection.tsx';

const NO_ROWS: readonly Channel[] = [];

function ChannelsContent() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const isVerificationNeeded = useAtomValue(sessionAtom)?.settings.channelVerifyNeeded ?? false;
  const isManager = useAtomValue(roleAtom) === 'manager';
  const [filters, changeFilters] = useChannelFilters();
  const query = useQuery(channelsQuery(filters));
  const data = useDeferredPage(query);
  const job = useExport();
  const selection = useChannelSelection(data?.items ?? NO_ROWS, { filters, job });
  const columns = useMemo(
    () => channelColumns({ t, format, isVerificationNeeded }),
    [t, format, isVerificationNeeded],
  );

  return (
    <ListFrame>
      <ListBar
        tabs={
          <ChannelTabs
            current={filters.status}
            counts={data?.counts}
            isVerificationNeeded={isVerificationNeeded}
          />
        }
        search={
          <SearchField
            label={t('channels.search.label')}
            placeholder={t('channels.search.placeholder')}
            shortcut="/"
            value={filters.q}
            onChange={(q) => changeFilters({ q })}
          />
        }
        filters={<ChannelFilterBar filters={filters} onChange={changeFilters} />}
        aside={
          <ExportMenu
            iconLabel={t('channels.save')}
            job={job}
            isDisabled={!data?.total}
            entries={[
              {
                path: '/channel/list/export',
                label: t('channels.table.caption'),
                query: { ...channelFilter(filters), time_zone: findTimeZone() },
              },
            ]}
          />
        }
        action={isManager && <RegisterButton />}
      />
      <Card isPadded={false} isBareOnPhone>
        <ListTable
          {...{ query, filters, changeFilters, columns, selection }}
          shown={data}
          label={t('channels.table.caption')}
          rowId={(channel) => channel.id}
          pageSize={PAGE_SIZE}
          sorts={CHANNEL_SORTS}
          empty={<ChannelsEmpty filters={filters} onChange={changeFilters} />}
          failedTitle={t('channels.failed')}
          foundText={(count) => t('channels.found', { count })}
          renderCard={(channel) => (
            <ChannelCard channel={channel} isVerificationNeeded={isVerificationNeeded} />
          )}
        />
      </Card>
    </ListFrame>
  );
}

/** The channels of the account, or those assigned to the member, with filters. */
export const ChannelsPage = () => (
  <ChannelActionsProvider>
    <ChannelsContent />
  </ChannelActionsProvider>
);
