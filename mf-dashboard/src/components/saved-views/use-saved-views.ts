import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useQuery } from '@portal/shared/http';
import { useLocation, usePatchQuery } from '@portal/shared/routing';
import { createViewPatch, normalizeViewQuery } from './view-query.ts';
import type { ScreenCodecs } from './view-query.ts';
import { viewsQuery } from './views.api.ts';
import type { SavedView, ViewPath } from './views.api.ts';

/** A report screen: its path, and the parameters that determine its content. */
export type Screen = { path: ViewPath; codecs: ScreenCodecs };

/** Reports wait this long for a slow list of views; then they are fetched without a default view. */
const VIEWS_TIMEOUT_MS = 1_000;

const NONE: readonly SavedView[] = [];

/**
 * The views of a screen, and the one that the address shows; memoized. Reports wait while a default view may be opened.
 */
export const useSavedViews = ({ path, codecs }: Screen) => {
  const { search } = useLocation();
  const patchQuery = usePatchQuery();
  const list = useQuery(viewsQuery());
  const views = useMemo(
    () => list.data?.items.filter((view) => view.path === path) ?? NONE,
    [list.data, path],
  );
  const query = normalizeViewQuery(search, codecs);
  const [openedId, setOpenedId] = useState<string>();
  const opened = views.find((view) => view.id === openedId);
  // Normalized again, because a newer release may have other defaults than the one that saved the view.
  const isShown = (view: SavedView) => normalizeViewQuery(view.query, codecs) === query;
  const shown = opened && isShown(opened) ? opened : views.find(isShown);

  const open = useCallback(
    (view: SavedView | undefined) => {
      setOpenedId(view?.id);
      patchQuery(createViewPatch(view?.query ?? '', codecs), { history: 'push' });
    },
    [patchQuery, codecs],
  );

  const [isInitial, setInitial] = useState(query === '');
  const defaultView =
    isInitial && query === ''
      ? views.find((view) => view.is_default && normalizeViewQuery(view.query, codecs) !== '')
      : undefined;
  // The initial phase ends when the default view was opened, there is none, or the user has changed a filter.
  if (isInitial && !defaultView && (query !== '' || !list.isPending)) setInitial(false);
  if (defaultView && defaultView.id !== openedId) setOpenedId(defaultView.id);
  const openDefaultView = useEffectEvent(() => {
    if (defaultView) patchQuery(createViewPatch(defaultView.query, codecs), { history: 'replace' });
  });
  useEffect(() => openDefaultView(), [defaultView?.id]);

  const [isLate, setLate] = useState(false);
  /** The default view is not known yet or about to be opened: reports must not be fetched. */
  const isViewPending =
    isInitial && query === '' && (defaultView !== undefined || (!isLate && list.failureCount === 0));
  useEffect(() => {
    if (!isViewPending) return;
    const timer = setTimeout(() => setLate(true), VIEWS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isViewPending]);

  const { isError: hasFailed, refetch: retry } = list;
  return useMemo(
    () => ({
      path,
      isViewPending,
      hasFailed,
      retry,
      views,
      query,
      opened,
      shown,
      open,
      markOpened: setOpenedId,
    }),
    [path, isViewPending, hasFailed, retry, views, query, opened, shown, open],
  );
};

export type SavedViewsOfScreen = ReturnType<typeof useSavedViews>;
