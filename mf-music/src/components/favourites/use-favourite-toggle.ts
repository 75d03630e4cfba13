import { api, isApiError, useMutation, useQueryClient } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { texts } from '../../texts.ts';
import { TRACKS_KEY } from '../tracks/tracks.api.ts';
import type { Track } from '../tracks/tracks.api.ts';
import { FAVOURITES_KEY, favouritesQuery } from './favourites.api.ts';
import type { FavouriteList } from './favourites.api.ts';

type FavouriteChange = {
  track: Track;
  /** Whether the track becomes a favourite, or ceases to be one. */
  isAdding: boolean;
  /** Whether it undoes an earlier change, which offers no further undo. */
  isUndo?: boolean;
};

const change = (list: FavouriteList, { track, isAdding }: FavouriteChange): FavouriteList => {
  const others = list.items.filter(({ isrc }) => isrc !== track.isrc);
  // The server decides whether a full list has space again, e.g. after a removal in another tab.
  if (isAdding && others.length >= list.maximum) return list;
  return { ...list, items: isAdding ? [track, ...others] : others };
};

/**
 * Returns a function that adds a track to the favourites or removes it. It shows at once, is taken back when the server
 * refuses, and can be undone in the snackbar.
 */
export function useFavouriteToggle() {
  const { t, language } = texts.useTexts();
  const { show } = useSnackbar();
  const client = useQueryClient();
  const { queryKey } = favouritesQuery(language);
  const apply = (input: FavouriteChange) =>
    client.setQueryData(queryKey, (list) => list && change(list, input));

  const { mutate } = useMutation({
    mutationKey: FAVOURITES_KEY,
    // One after the other, so that a second press cannot overtake the first one.
    scope: { id: FAVOURITES_KEY.join('/') },
    mutationFn: ({ track: { isrc }, isAdding }: FavouriteChange) =>
      api.post(isAdding ? '/music/favourites/add' : '/music/favourites/remove', { isrc }),
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey: FAVOURITES_KEY });
      apply(input);
    },
    onSuccess: (_response, { track, isAdding, isUndo }) => {
      if (isUndo) return;
      show({
        type: 'success',
        title: t(isAdding ? 'favourites.added' : 'favourites.removed'),
        text: track.title,
        action: {
          label: t('favourites.undo'),
          run: () => mutate({ track, isAdding: !isAdding, isUndo: true }),
        },
      });
    },
    onError: (error, input) => {
      apply({ ...input, isAdding: !input.isAdding });
      if (isApiError(error) && error.code === 'favourites_full') {
        const count = client.getQueryData(queryKey)?.maximum;
        show({
          type: 'error',
          title: count === undefined ? t('favourites.full') : t('favourites.fullOf', { count }),
          text: t('favourites.fullText'),
        });
        return;
      }
      show({
        type: 'error',
        title: t(input.isAdding ? 'favourites.addFailed' : 'favourites.removeFailed'),
        text: t('favourites.failedText'),
      });
    },
    onSettled: async () => {
      // An earlier response would show the list without the changes that are still on their way.
      if (client.isMutating({ mutationKey: FAVOURITES_KEY }) > 1) return;
      // Where the list could not be loaded, rows show the state of their own response.
      const isListed = client.getQueryData(queryKey) !== undefined;
      await client.invalidateQueries({ queryKey: isListed ? FAVOURITES_KEY : TRACKS_KEY });
    },
  });
  return (track: Track, isAdding: boolean) => mutate({ track, isAdding });
}
