import { type GetResponse, useMutation, useQueryClient } from '@portal/shared/http';
import { notificationSettings } from './inbox.api.ts';

type Settings = GetResponse<'/inbox/settings'>;

/** Changes the settings on the page at once, and back when the server refuses. */
export const useSettingsChange = <Change>({
  mutationFn,
  apply,
  onSuccess,
}: {
  mutationFn: (change: Change) => Promise<unknown>;
  apply: (settings: Settings, change: Change) => Settings;
  onSuccess?: () => Promise<void>;
}) => {
  const client = useQueryClient();
  const { queryKey } = notificationSettings();
  return useMutation({
    mutationFn,
    onMutate: (change: Change) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (settings) => settings && apply(settings, change));
      return before;
    },
    onError: (_error, _change, before) => client.setQueryData(queryKey, before),
    ...(onSuccess && { onSuccess }),
  });
};
