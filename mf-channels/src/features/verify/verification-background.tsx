import { api, queryOptions, useQuery, useQueryClient } from '@portal/shared/http';
import { paths, useNavigate } from '@portal/shared/routing';
import { sessionAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../../texts.ts';
import { computeRefetchGap } from './verify.api.ts';
import type { VerificationSummary } from './verify.api.ts';
import { findWatched, takeEnded } from './watched-verifications.ts';

/** More ended searches than these are reported together. */
const MAX_SNACKBARS = 3;

const recentVerificationsQuery = (account: string) =>
  queryOptions({
    queryKey: ['mf-channels', 'verifications'],
    queryFn: ({ signal }) => api.get('/channel/verifications', { signal }),
    staleTime: 0,
    // An old response may have the end of an earlier search of the same channel.
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const now = Date.now();
      const gaps = findWatched(account, data?.items ?? []).map(({ next_check_at: next }) =>
        computeRefetchGap(next, now),
      );
      return gaps.length > 0 && Math.min(...gaps);
    },
  });

const isVerified = ({ state }: VerificationSummary) => state === 'verified';

/** Reports the ends of the watched searches as snackbars; draws nothing. */
export function Background() {
  const { t } = texts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const account = useAtomValue(sessionAtom)?.account.id ?? '';
  const { data } = useQuery(recentVerificationsQuery(account));

  const showOne = (item: VerificationSummary) => {
    const { id, name } = item.channel;
    const show = () => void navigate(paths.manageChannel.href({ verify: id }));
    snackbar.show({
      action: { label: t('channels.ended.show'), run: show },
      ...(isVerified(item)
        ? {
            type: 'success',
            title: t('channels.ended.verified', { name }),
            text: t('channels.ended.verifiedText'),
          }
        : { type: 'error', title: t('channels.ended.failed', { name }) }),
    });
  };

  const report = useEffectEvent((items: readonly VerificationSummary[]) => {
    const ended = takeEnded(account, items);
    if (ended.length === 0) return;
    void client.invalidateQueries({ queryKey: ['mf-channels'] });
    if (ended.length <= MAX_SNACKBARS) return ended.forEach(showOne);
    const verified = ended.filter(isVerified).length;
    snackbar.show({
      type: 'info',
      title: t('channels.ended.many', { count: ended.length }),
      text: t('channels.ended.manyText', { verified, failed: ended.length - verified }),
    });
  });
  useEffect(() => {
    if (data) report(data.items);
  }, [data]);

  return null;
}
