import { roleAtom, useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import type { ChannelFilters } from './channel-filters.ts';
import { RegisterButton } from './register-button.tsx';

export type ChannelsEmptyProps = {
  filters: ChannelFilters;
  onChange: (changes: Partial<ChannelFilters>) => void;
};

/** The empty state of the list: its reason, and an action that clears the filter. */
export function ChannelsEmpty({ filters, onChange }: ChannelsEmptyProps) {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const { status, q: search, member, verification, page } = filters;

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
  if (member !== '' || verification !== 'all') {
    return (
      <StatePanel
        kind="empty"
        icon="filter"
        title={t('channels.empty.filterTitle')}
        text={t('channels.empty.filterText')}
        actions={
          <Button onClick={() => onChange({ member: '', verification: 'all' })}>
            {t('channels.empty.clearFilters')}
          </Button>
        }
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
  const role = isManager ? 'manager' : 'member';
  return (
    <StatePanel
      kind="empty"
      icon="channels"
      title={t(`channels.empty.${role}Title`)}
      text={t(`channels.empty.${role}Text`)}
      actions={isManager && <RegisterButton />}
    />
  );
}
