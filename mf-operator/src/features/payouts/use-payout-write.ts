import { useQueryClient, useWrite } from '@portal/shared/http';
import type { WriteOptions } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { PAYOUTS_KEY } from './payouts.api.ts';

export type PayoutWriteOptions<Response, Input> = Pick<WriteOptions<Response, Input>, 'send'> & {
  /** What the snackbar says afterwards. */
  done: string;
  onClose: () => void;
};

/** Sends what a dialog changes of payouts, closes the dialog and reads the balances again. */
export function usePayoutWrite<Response, Input>({
  send,
  done,
  onClose,
}: PayoutWriteOptions<Response, Input>) {
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useWrite({
    send,
    onSuccess: () => {
      onClose();
      snackbar.show({ type: 'success', title: done });
    },
    // Also after a failure: another operator may have been first.
    onSettled: () => client.invalidateQueries({ queryKey: PAYOUTS_KEY }),
  });
}
