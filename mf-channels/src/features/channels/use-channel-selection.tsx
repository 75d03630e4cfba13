import { roleAtom, useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { ExportMenu, findTimeZone } from '@portal/shared/ui/export';
import type { ExportJob } from '@portal/shared/ui/export';
import type { TableSelection } from '@portal/shared/ui/table';
import { useState } from 'react';
import type { Channel } from '../../components/channel.ts';
import { texts } from '../../texts.ts';
import { useChannelActions } from './channel-actions.tsx';
import type { ChannelFilters } from './channel-filters.ts';

/** The most channels that the API deletes at once. */
const MAX_SELECTED = 50;

export type ChannelSelectionOptions = {
  filters: Pick<ChannelFilters, 'sort' | 'order'>;
  /** The exports of the page, which go on when the selection is cleared. */
  job: ExportJob;
};

/** The rows that a manager has ticked, also on other pages of the list, and the commands for all of them. */
export function useChannelSelection(
  rows: readonly Channel[],
  { filters: { sort, order }, job }: ChannelSelectionOptions,
): TableSelection<Channel> | undefined {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const actions = useChannelActions();
  const [known, setKnown] = useState<ReadonlyMap<string, Channel>>(new Map());
  if (!isManager) return undefined;

  // The rows on screen are newer than those that were ticked before they changed.
  const current = new Map([
    ...known,
    ...rows.filter(({ id }) => known.has(id)).map((row) => [row.id, row] as const),
  ]);
  const channels = [...current.values()];
  const assigned = channels.filter(({ members }) => members.length > 0);
  return {
    selected: new Set(current.keys()),
    onChange: (ids) => {
      const rowsById = new Map(rows.map((row) => [row.id, row]));
      const chosen = [...ids].flatMap((id) => rowsById.get(id) ?? current.get(id) ?? []);
      setKnown(new Map(chosen.slice(0, MAX_SELECTED).map((channel) => [channel.id, channel])));
    },
    rowName: ({ name }) => name,
    isSelectable: ({ id }) => current.has(id) || current.size < MAX_SELECTED,
    actions: (
      <>
        <Button size="sm" icon="user-plus" onClick={() => actions.assign(channels)}>
          {t('channels.assign')}
        </Button>
        <Button
          size="sm"
          icon="user-minus"
          disabled={assigned.length === 0}
          title={assigned.length === 0 ? t('channels.table.noMember') : undefined}
          onClick={() => actions.unassign(assigned)}
        >
          {t('channels.unassign')}
        </Button>
        <ExportMenu
          label={t('channels.saveSelected')}
          size="sm"
          job={job}
          hasProgress={false}
          entries={[
            {
              path: '/channel/list/export',
              label: t('channels.selectedChannels'),
              // The filter of the list does not matter: channels may be selected under several.
              query: {
                channels: [...current.keys()].join(','),
                sort,
                order,
                time_zone: findTimeZone(),
              },
            },
          ]}
        />
        <Button size="sm" variant="quiet" tone="bad" icon="trash" onClick={() => actions.remove(channels)}>
          {t('channels.deleteShort')}
        </Button>
      </>
    ),
  };
}
