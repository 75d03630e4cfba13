import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useQuery } from '@portal/shared/http';
import { useLocation, usePatchQuery } from '@portal/shared/routing';
import { patchTo, viewQueryOf } from './view-query.ts';
import type { ScreenCodecs } from './view-query.ts';
import { viewsQuery } from './views.api.ts';
import type { SavedView, ViewPath } from './views.api.ts';

/** A report screen: where it is, and the parameters that decide what it shows. */
export type Screen = { path: ViewPath; codecs: ScreenCodecs };

/** Figures wait no longer for a slow list of views: then they are shown until it is there. */
const LONGEST_WAIT_MS = 1_000;

const NONE: readonly SavedView[] = [];

/**
 * The views of a screen, and which of them the address shows; the same object while nothing of it changes. The screen waits
 * where one of them is to open first.
 */
export const useSavedViews = ({ path, codecs }: Screen) => {
  const { search } = useLocation();
  const patchQuery = usePatchQuery();
  const list = useQuery(viewsQuery());
  const views = useMemo(
    () => list.data?.items.filter((view) => view.path === path) ?? NONE,
    [list.data, path],
  );
  const query = viewQueryOf(search, codecs);
  const [openedId, setOpenedId] = useState<string>();
  const opened = views.find((view) => view.id === openedId);
  // What a view says is read anew: a release may have other defaults than the one that saved it.
  const isShown = (view: SavedView) => viewQueryOf(view.query, codecs) === query;
  const shown = opened && isShown(opened) ? opened : views.find(isShown);

  const open = useCallback(
    (view: SavedView | undefined) => {
      setOpenedId(view?.id);
      patchQuery(patchTo(view?.query ?? '', codecs), { history: 'push' });
    },
    [patchQuery, codecs],
  );

  const [isEntering, setEntering] = useState(query === '');
  const entry =
    isEntering && query === ''
      ? views.find((view) => view.is_default && viewQueryOf(view.query, codecs) !== '')
      : undefined;
  // Over once it has been opened, there is none, or somebody has chosen something in the meantime.
  if (isEntering && !entry && (query !== '' || !list.isPending)) setEntering(false);
  if (entry && entry.id !== openedId) setOpenedId(entry.id);
  const enter = useEffectEvent(() => {
    if (entry) patchQuery(patchTo(entry.query, codecs), { history: 'replace' });
  });
  useEffect(() => enter(), [entry?.id]);

  const [isLate, setLate] = useState(false);
  /** Which view opens first is not known yet, or the address is about to say it: nothing may be asked for. */
  const isHeld = isEntering && query === '' && (entry !== undefined || (!isLate && list.failureCount === 0));
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  const { isError: hasFailed, refetch: retry } = list;
  return useMemo(
    () => ({ path, isHeld, hasFailed, retry, views, query, opened, shown, open, markOpened: setOpenedId }),
    [path, isHeld, hasFailed, retry, views, query, opened, shown, open],
  );
};

export type SavedViewsOfScreen = ReturnType<typeof useSavedViews>;
