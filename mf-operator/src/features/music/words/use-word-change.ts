import { useIdempotencyKey, useMutation, useQueryClient } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { texts } from '../../../texts.ts';
import { changeWord, WORDS_KEY } from './words.api.ts';
import type { SearchWord, WordChange } from './words.api.ts';

/** Adds, changes and removes words; a removed one can be taken back. */
export function useWordChange() {
  const { t } = texts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const keyOf = useIdempotencyKey();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: WordChange) => changeWord(change, { 'Idempotency-Key': keyOf(change) }),
    onSettled: () => client.invalidateQueries({ queryKey: WORDS_KEY }),
  });
  const run = async (change: WordChange, done: Parameters<typeof snackbar.show>[0]) => {
    try {
      await mutateAsync(change);
      snackbar.show(done);
      return true;
    } catch {
      // What was typed stays, so that it can be sent again.
      snackbar.show({ type: 'error', title: t('music.words.failedChange') });
      return false;
    }
  };
  const set = (word: string, meaning: WordChange['meaning']) =>
    run({ word, meaning }, { type: 'success', title: t('music.words.saved'), text: word });
  return {
    isPending,
    set,
    remove: ({ word, kind, code }: SearchWord) =>
      run(
        { word, meaning: undefined },
        {
          type: 'success',
          title: t('music.words.removed'),
          text: word,
          action: { label: t('music.words.undo'), run: () => void set(word, { kind, code }) },
        },
      ),
  };
}
