import { roleAtom, useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import type { TableSelection } from '@portal/shared/ui/table';
import { useState } from 'react';
import type { Channel } from '../../components/channel.ts';
import { texts } from '../../texts.ts';
import { useChannelActions } from './channel-actions.tsx';

/** The most channels that the API deletes at once. */
const MAX_SELECTED = 50;

/** The rows that a manager has ticked, also on other pages of the list, and the commands for all of them. */
export function useChannelSelection(rows: readonly Channel[]): TableSelection<Channel> | undefined {
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
        <Button size="sm" variant="quiet" tone="bad" icon="trash" onClick={() => actions.remove(channels)}>
          {t('channels.deleteShort')}
        </Button>
      </>
    ),
  };
}
