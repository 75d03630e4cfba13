import { roleAtom, useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import type { ChannelFilters } from './channel-filters.ts';

export type ChannelsEmptyProps = {
  filters: ChannelFilters;
  onChange: (changes: Partial<ChannelFilters>) => void;
};

/** Why there is no channel to see, and the way to see some. */
export function ChannelsEmpty({ filters, onChange }: ChannelsEmptyProps) {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const { status, q: search, page } = filters;

  if (search !== '') {
    return (
      <StatePanel
        kind="empty"
        icon="search-x"
        title={t('channels.empty.searchTitle', { search })}
        text={t('channels.empty.searchText')}
        actions={<Button onClick={() => onChange({ q: '' })}>{t('channels.search.clear')}</Button>}
      />
    );
  }
  if (status !== 'all' || page > 0) {
    return (
      <StatePanel
        kind="empty"
        icon="channels"
        title={t('channels.empty.statusTitle', { status: t(`channels.tabs.${status}`) })}
        text={t('channels.empty.statusText')}
        actions={<Button onClick={() => onChange({ status: 'all' })}>{t('channels.empty.showAll')}</Button>}
      />
    );
  }
  const who = isManager ? 'manager' : 'member';
  return (
    <StatePanel
      kind="empty"
      icon="channels"
      title={t(`channels.empty.${who}Title`)}
      text={t(`channels.empty.${who}Text`)}
    />
  );
}
