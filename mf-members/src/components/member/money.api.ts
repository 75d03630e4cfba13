import { api, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import { addDays } from '@portal/shared/i18n';
import { currencyAtom, useAtomValue } from '@portal/shared/state';

export type Freshness = GetResponse<'/report/freshness'>;
export type Summary = GetResponse<'/report/summary'>;
type Days = { from: string; to: string };

/** The month of the latest day with revenue, up to that day; undefined without any revenue. */
export const getLatestMonth = ({ revenue_through: through }: Freshness): Days | undefined =>
  through === null ? undefined : { from: `${through.slice(0, 7)}-01`, to: through };

/** The days whose revenue is not final yet; undefined when there are none. */
export const getOpenDays = ({
  first_day: first,
  revenue_through: through,
  final_through: final,
}: Freshness): Days | undefined => {
  const from = final === null ? first : addDays(final, 1);
  return from === null || through === null || through < from ? undefined : { from, to: through };
};

/** A member's net of days that the data decide: null when there are no such days. */
const useNetOf = (member: string, name: string, getDays: (freshness: Freshness) => Days | undefined) => {
  const currency = useAtomValue(currencyAtom);
  return useQuery({
    queryKey: ['report', 'member-net', name, currency, member],
    queryFn: async ({ signal }) => {
      const days = getDays(await api.get('/report/freshness', { signal }));
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

/** What a member earned in the month of the latest day, as its own dashboard shows it. */
export const useLatestNet = (member: string) => useNetOf(member, 'month', getLatestMonth);

/** What a member earned on days that are not final yet. */
export const useOpenMoney = (member: string) => useNetOf(member, 'open', getOpenDays);
