import { api, queryOptions } from '@portal/shared/http';
import { addDays } from '@portal/shared/i18n';
import type { Currency, Day } from '@portal/shared/i18n';

/** The longest period of a report, in days. */
const MAX_DAYS = 1_100;

/** The most channels of one response. */
const PAGE_SIZE = 100;

export type ChannelRevenue = {
  from: Day;
  to: Day;
  currency: Currency;
  /** By channel id; null where nothing was reported. Exact decimals. */
  byChannel: ReadonlyMap<string, string | null>;
};

/** What channels have earned so far, in the currency that calls are made in; null before the first report. */
export const revenueQuery = (ids: readonly string[], currency: Currency) =>
  queryOptions({
    queryKey: ['mf-channels', 'revenue', currency, ids],
    queryFn: async ({ signal }): Promise<ChannelRevenue | null> => {
      const { first_day: first, latest_day: to } = await api.get('/report/freshness', { signal });
      if (first === null || to === null) return null;
      const earliest = addDays(to, 1 - MAX_DAYS);
      const from = first > earliest ? first : earliest;
      const byChannel = new Map<string, string | null>();
      for (let page = 0; ; page += 1) {
        const { items, total } = await api.get('/report/channels', {
          query: { from, to, compare: 'none', page, size: PAGE_SIZE },
          signal,
        });
        for (const { channel, revenue } of items)
          if (ids.includes(channel.id)) byChannel.set(channel.id, revenue);
        if (byChannel.size === ids.length || items.length === 0 || (page + 1) * PAGE_SIZE >= total) break;
      }
      return { from, to, currency, byChannel };
    },
  });
