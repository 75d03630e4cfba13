import { useQueryClient, useWrite } from '@portal/shared/http';
import type { Write, WriteHeaders } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { texts } from '../../texts.ts';
import { MOVE_KEYS } from './releases.api.ts';

/** What a move did, of which the snackbar names what is no longer followed. */
export type MoveOutcome = { success: true; unfollowed?: readonly string[] };

export type MoveOptions<Result extends MoveOutcome, Input> = {
  send: (input: Input, headers: WriteHeaders) => Promise<Result>;
  /** The sentence that says what was done. */
  describe: (result: Result) => string;
  onClose: () => void;
};

/** The write of a move of a domain; the dialog closes when it is done. */
export function useMove<Result extends MoveOutcome, Input>({
  send,
  describe,
  onClose,
}: MoveOptions<Result, Input>): Write<Result, Input> {
  const { t } = texts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useWrite({
    send,
    onSuccess: (result) => {
      const { unfollowed = [] } = result;
      onClose();
      snackbar.show({
        type: 'success',
        title: describe(result),
        ...(unfollowed.length > 0 && {
          text: t('releases.unfollowed', { names: unfollowed.join(', ') }),
        }),
      });
    },
    // Also after a failure: another release manager may have moved the domain meanwhile.
    onSettled: () => Promise.all(MOVE_KEYS.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
