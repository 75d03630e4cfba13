import { useMemo } from 'react';
import type { ChangeFilters } from '../../components/filters/use-filters.ts';
import { MAX_CHANNEL_LINES } from './filters/channel-report-filters.ts';
import type { ChannelReportFilters } from './filters/channel-report-filters.ts';
import type { ChannelTrend } from './trend/channel-trend.api.ts';

/** The channels with a line of their own. */
export type SelectedChannels = {
  isSelected: (id: string) => boolean;
  /** Whether a channel can be toggled: one to `MAX_CHANNEL_LINES` must be selected. */
  canToggle: (id: string) => boolean;
  toggle: (id: string) => void;
};

/** The selected channels of the address, or the largest ones, which the response contains. */
export const useSelectedChannels = (
  { channels }: ChannelReportFilters,
  changeFilters: ChangeFilters<ChannelReportFilters>,
  trend: ChannelTrend | undefined,
): SelectedChannels =>
  useMemo(() => {
    const chosen = channels.length > 0 ? channels : (trend?.series ?? []).map(({ channel }) => channel.id);
    const isSelected = (id: string) => chosen.includes(id);
    return {
      isSelected,
      canToggle: (id) =>
        isSelected(id) ? chosen.length > 1 : chosen.length > 0 && chosen.length < MAX_CHANNEL_LINES,
      toggle: (id) =>
        changeFilters(
          { channels: isSelected(id) ? chosen.filter((one) => one !== id) : [...chosen, id] },
          // Replaces the history entry, so that Back leaves the page instead of undoing each checkbox.
          { history: 'replace' },
        ),
    };
  }, [channels, trend, changeFilters]);
