import { useFormat } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/routing';
import { Tabs } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { CHANNEL_TABS, buildTabHref } from './channel-filters.ts';
import type { ChannelTab } from './channel-filters.ts';
import type { ChannelList } from '../../components/channel.ts';

export type ChannelTabsProps = {
  current: ChannelTab;
  counts: ChannelList['counts'] | undefined;
  isVerificationNeeded: boolean;
};

/** The status tabs as links with the number of channels. */
export function ChannelTabs({ current, counts, isVerificationNeeded }: ChannelTabsProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { search } = useLocation();
  const visibleTabs = CHANNEL_TABS.filter(
    (tab) => tab !== 'needs_verification' || isVerificationNeeded || tab === current,
  );
  return (
    <Tabs
      variant="pill"
      label={t('channels.tabs.label')}
      items={visibleTabs.map((tab) => ({
        to: buildTabHref(search, tab),
        label: t(`channels.tabs.${tab}`),
        count: counts && format.count(counts[tab]),
        isCurrent: tab === current,
      }))}
    />
  );
}
