import { useQueryClient, useWrite } from '@portal/shared/http';
import type { Write, WriteHeaders } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { texts } from '../../texts.ts';
import { MOVE_KEYS } from './releases.api.ts';
import type { MoveResult } from './releases.api.ts';

export type MoveOptions<Input> = {
  /** The name of the site that is moved. */
  siteName: string;
  send: (input: Input, headers: WriteHeaders) => Promise<MoveResult>;
  onClose: () => void;
};

/** The write of a move of a domain; the dialog closes when it is done. */
export function useMove<Input>({ siteName, send, onClose }: MoveOptions<Input>): Write<MoveResult, Input> {
  const { t } = texts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useWrite({
    send,
    onSuccess: ({ unfollowed, planned }) => {
      onClose();
      snackbar.show({
        type: 'success',
        title: t(planned ? 'releases.planned' : 'releases.done', { name: siteName }),
        ...(unfollowed.length > 0 && {
          text: t('releases.unfollowed', { names: unfollowed.join(', ') }),
        }),
      });
    },
    // Also after a failure: another release manager may have moved the domain meanwhile.
    onSettled: () => Promise.all(MOVE_KEYS.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
