import { isApiError, useIdempotencyKey, useMutation, useQueryClient } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { texts } from '../../texts.ts';
import { changeNotice, NOTICES_KEY } from './notices.api.ts';
import type { NoticeChange, OperatorNotice } from './notices.api.ts';

/** Takes notices back, shows them again and pins them, each with a way back. */
export function useNoticeChange() {
  const { t } = texts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const keyOf = useIdempotencyKey();
  const { mutate } = useMutation({
    mutationFn: (change: NoticeChange) => changeNotice(change, { 'Idempotency-Key': keyOf(change) }),
    onError: (error) =>
      snackbar.show({
        type: 'error',
        title: t(isApiError(error, 'version_conflict') ? 'notices.failed.conflict' : 'notices.failed.change'),
      }),
    // Also after a failure: another operator may have changed it meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  });

  const setWithdrawn = ({ id, version }: Pick<OperatorNotice, 'id' | 'version'>, withdrawn: boolean) =>
    mutate(
      { id, version, withdrawn },
      {
        onSuccess: ({ notice }) =>
          snackbar.show({
            type: 'success',
            title: t(withdrawn ? 'notices.done.withdrawn' : 'notices.done.restored'),
            action: { label: t('notices.undo'), run: () => setWithdrawn(notice, !withdrawn) },
          }),
      },
    );
  const setPinned = ({ id, version }: Pick<OperatorNotice, 'id' | 'version'>, pinned: boolean) =>
    mutate(
      { id, version, pinned },
      {
        onSuccess: () =>
          snackbar.show({
            type: 'success',
            title: t(pinned ? 'notices.done.pinned' : 'notices.done.unpinned'),
          }),
      },
    );
  return { setWithdrawn, setPinned };
}
