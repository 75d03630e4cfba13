import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { sessionAtom, useAtomValue } from '@portal/shared/state';
import { SearchField } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { ExportMenu, findTimeZone } from '@portal/shared/ui/export';
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
import * as styles from './channels.styles.ts';
import { RegisterButton } from './register-button.tsx';
import { useChannelSelection } from './use-channel-selection.tsx';

const NO_ROWS: readonly Channel[] = [];

function ChannelsContent() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const isVerificationNeeded = useAtomValue(sessionAtom)?.settings.channelVerifyNeeded ?? false;
  const [filters, changeFilters] = useChannelFilters();
  const query = useQuery(channelsQuery(filters));
  const data = useDeferredPage(query);
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
            css={styles.save}
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
    </div>
  );
}

/** The channels of the account, or those assigned to the member, with filters. */
export const ChannelsPage = () => (
  <ChannelActionsProvider>
    <ChannelsContent />
  </ChannelActionsProvider>
);
