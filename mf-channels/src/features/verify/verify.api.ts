import { api, queryOptions, useMutation, useQueryClient } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';

export type Verification = GetResponse<'/channel/verification'>['verification'];
export type VerificationSummary = GetResponse<'/channel/verifications'>['items'][number];

const SECOND_MS = 1_000;
/** The gap between two requests while a check is due. */
const DUE_MS = 2 * SECOND_MS;
/** The longest gap, after which a check that someone else started is seen. */
const LONGEST_GAP_MS = 60 * SECOND_MS;

/** Milliseconds until the state of a search may have changed. */
export const computeRefetchGap = (nextCheckAt: string | null, now: number): number => {
  const untilCheck = nextCheckAt === null ? 0 : Date.parse(nextCheckAt) - now;
  return Math.min(Math.max(untilCheck + SECOND_MS, DUE_MS), LONGEST_GAP_MS);
};

export const VERIFICATION_KEY = ['mf-channels', 'verification'];

/** The state of a channel's verification; a channel without a code gets one, so that opening the dialog is enough. */
export const verificationQuery = (channel: string) =>
  queryOptions({
    queryKey: [...VERIFICATION_KEY, channel],
    queryFn: async ({ signal }) => {
      const { verification } = await api.get('/channel/verification', { query: { channel }, signal });
      const needsCode = verification.code === null && verification.state !== 'verified';
      if (!needsCode) return verification;
      return (await api.post('/channel/verification/code', { channel }, { signal })).verification;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'verifying' ? computeRefetchGap(data.next_check_at, Date.now()) : false,
  });

/** Starts the search for the code, or checks at once while one is running. */
export const useVerify = (channel: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/channel/verify', { channel }),
    onSuccess: ({ verification }) => {
      client.setQueryData(verificationQuery(channel).queryKey, verification);
      void client.invalidateQueries({ queryKey: ['mf-channels'] });
    },
  });
};
