import { api, useQuery } from '../../http/index.ts';

/** A turn is as long as the files before it, which take seconds. */
const POLL_INTERVAL_MS = 1_000;

/** Polls whether an export still waits for its turn, because its own response begins only when the file is written. */
export const useExportState = (id: string, isPending: boolean) =>
  useQuery({
    queryKey: ['export-state', id],
    queryFn: async ({ signal, client, queryKey }) => {
      const found = await api.get('/export/state', { query: { id }, signal });
      // Another server than the one with the export knows nothing of it, so its response replaces none.
      return (found.state === 'unknown' && client.getQueryData<typeof found>(queryKey)) || found;
    },
    enabled: isPending,
    refetchInterval: POLL_INTERVAL_MS,
    gcTime: 0,
  }).data;
