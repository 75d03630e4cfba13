import { api, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import { currencyAtom, useAtomValue } from '@portal/shared/state';

export type Freshness = GetResponse<'/report/freshness'>;
export type Summary = GetResponse<'/report/summary'>;
type Days = { from: string; to: string };

/** The month of the latest day with revenue, up to that day; undefined without any revenue. */
export const getLatestMonth = ({ revenue_through: through }: Freshness): Days | undefined =>
  through === null ? undefined : { from: `${through.slice(0, 7)}-01`, to: through };

/** What a member earned in the month of the latest day, as its own dashboard shows it; null without any revenue. */
export const useLatestNet = (member: string) => {
  const currency = useAtomValue(currencyAtom);
  return useQuery({
    queryKey: ['report', 'member-net', 'month', currency, member],
    queryFn: async ({ signal }) => {
      const days = getLatestMonth(await api.get('/report/freshness', { signal }));
      if (!days) return null;
      const {
        figures,
        status,
        member_share: share,
      } = await api.get('/report/summary', {
        query: { ...days, member, compare: 'none' },
        signal,
      });
      return { ...days, amount: figures.revenue.value, status, share };
    },
  });
};

/** What a member earned on all days that are not final yet. The server knows them, because final days can follow. */
export const useOpenMoney = (member: string) => {
  const currency = useAtomValue(currencyAtom);
  return useQuery({
    queryKey: ['report', 'member-net', 'open', currency, member],
    queryFn: ({ signal }) => api.get('/report/open-revenue', { query: { member }, signal }),
  });
};
