import { useQuery } from '@portal/shared/http';
import { currencyAtom, useAtomValue } from '@portal/shared/state';
import { freshness } from '../../../query-cache/freshness.ts';
import { latestBriefing } from '../home.api.ts';

/** The briefing of the newest day; `isEmpty` before the first day with figures. */
export const useBriefing = () => {
  const currency = useAtomValue(currencyAtom);
  const days = useQuery(freshness());
  const briefing = useQuery(latestBriefing(days.data?.latest_day ?? undefined, currency));
  return {
    briefing: briefing.data,
    freshness: days.data,
    failed: [days, briefing].find(({ isError }) => isError),
    // Without a day that has both, there is nothing to wait for.
    isEmpty: days.data?.latest_day === null,
  };
};
