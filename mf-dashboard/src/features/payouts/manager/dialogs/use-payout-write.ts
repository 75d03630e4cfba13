import { useQueryClient, useWrite } from '@portal/shared/http';
import type { Write, WriteHeaders } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { PAYOUTS_KEY } from '../../payouts.api.ts';

/** A write that closes its dialog, says that it is done, and loads everything again that it changes. */
export const usePayoutWrite = <Response, Input>(
  send: (input: Input, headers: WriteHeaders) => Promise<Response>,
  { onClose, done }: { onClose: () => void; done: string },
): Write<Response, Input> => {
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useWrite({
    send,
    onSuccess: () => {
      onClose();
      snackbar.show({ type: 'success', title: done });
    },
    // Also after a failure: another session may have paid meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: PAYOUTS_KEY }),
  });
};
