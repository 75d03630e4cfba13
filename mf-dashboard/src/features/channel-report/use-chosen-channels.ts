import { useMemo } from 'react';
import type { ChangeFilters } from '../../components/filters/use-filters.ts';
import { MOST_CHOSEN } from './filters/channel-report-filters.ts';
import type { ChannelReportFilters } from './filters/channel-report-filters.ts';
import type { ChannelTrend } from './trend/channel-trend.api.ts';

/** Which channels have a line of their own. */
export type ChosenChannels = {
  isChosen: (id: string) => boolean;
  /** There is at least one line, and no more than can be told apart. */
  mayChange: (id: string) => boolean;
  change: (id: string) => void;
};

/** The channels of the address, or the largest ones, which the answer names. */
export const useChosenChannels = (
  { channels }: ChannelReportFilters,
  changeFilters: ChangeFilters<ChannelReportFilters>,
  trend: ChannelTrend | undefined,
): ChosenChannels =>
  useMemo(() => {
    const chosen = channels.length > 0 ? channels : (trend?.series ?? []).map(({ channel }) => channel.id);
    const isChosen = (id: string) => chosen.includes(id);
    return {
      isChosen,
      mayChange: (id) =>
        isChosen(id) ? chosen.length > 1 : chosen.length > 0 && chosen.length < MOST_CHOSEN,
      change: (id) =>
        changeFilters(
          { channels: isChosen(id) ? chosen.filter((one) => one !== id) : [...chosen, id] },
          // Back leaves the page, it does not take back each box.
          { history: 'replace' },
        ),
    };
  }, [channels, trend, changeFilters]);
