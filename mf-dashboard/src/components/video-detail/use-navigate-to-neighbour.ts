import { useEffect, useLayoutEffect, useRef } from 'react';
import { useQueryClient } from '@portal/shared/http';
import { useLanguage } from '@portal/shared/i18n';
import { useSnackbar } from '@portal/shared/state';
import { PAGE_SIZE } from '../list/page-size.ts';
import { useReportCurrency } from '../report-scope.ts';
import { videosQuery } from '../videos/videos.api.ts';
import type { Videos } from '../videos/videos.api.ts';
import { detailTexts } from './texts.ts';
import type { NavigableList } from './video-detail.tsx';

/** The direction: previous or next video. */
export type Step = -1 | 1;

export type VideoNavigation = {
  list: NavigableList;
  /** The current video; undefined while the modal is closed. */
  id: string | undefined;
  onNavigate: (id: string) => void;
};

/** The adjacent page is prefetched this many videos before the end of a page. */
const PREFETCH_DISTANCE = 2;

/** The pages before and after the list's current page. */
const useAdjacentPages = ({ filter, page }: NavigableList) => {
  const client = useQueryClient();
  const currency = useReportCurrency();
  const language = useLanguage();
  const pageAt = (step: Step) =>
    videosQuery(filter && { ...filter, page: page + step, size: PAGE_SIZE }, currency, language);
  return {
    fetchPage: (step: Step) => client.ensureQueryData(pageAt(step)),
    cachedPage: (step: Step) => client.getQueryData(pageAt(step).queryKey),
    prefetchPage(step: Step) {
      const options = pageAt(step);
      // Not after a failure: navigating fetches the page again and reports errors.
      if (!client.getQueryState(options.queryKey)) void client.prefetchQuery(options);
    },
  };
};

/**
 * When the modal closes, moves the list to the page of the last video; closing goes back to a history entry with the
 * first page.
 */
const useListPageOnClose = ({ list, id }: Pick<VideoNavigation, 'list' | 'id'>) => {
  const lastPage = useRef<{ page: number; name: string }>(undefined);
  const name = JSON.stringify(list.filter);
  // A layout effect, so that the first page is never painted.
  useLayoutEffect(() => {
    if (id !== undefined || !lastPage.current) return;
    const { page, name: filterName } = lastPage.current;
    lastPage.current = undefined;
    if (filterName === name && page !== list.page) list.onPageChange(page);
  }, [id, list, name]);
  return (page: number) => {
    lastPage.current = { page, name };
  };
};

/** The video next to the end of a page. */
const edgeOf = (page: Videos | undefined, step: Step) => page?.items.at(step === 1 ? 0 : -1);

/** The ids of the neighbours as far as they are known, and navigation to them, across the end of a page. */
export const useNavigateToNeighbour = (
  navigationState: VideoNavigation & { index: number; hasPrevious: boolean; hasNext: boolean },
): { neighbours: string[]; onStep: (step: Step) => void } => {
  const { list, id, onNavigate, index, hasPrevious, hasNext } = navigationState;
  const { t } = detailTexts.useTexts();
  const { show } = useSnackbar();
  const { fetchPage, cachedPage, prefetchPage } = useAdjacentPages(list);
  const rememberPage = useListPageOnClose({ list, id });
  const latest = useRef(navigationState);
  const navigationCount = useRef(0);
  const last = list.videos.length - 1;
  const isNearStart = hasPrevious && index < PREFETCH_DISTANCE && list.page > 0;
  const isNearEnd =
    hasNext && index > last - PREFETCH_DISTANCE && list.page * PAGE_SIZE + last + 1 < list.total;
  useLayoutEffect(() => {
    latest.current = navigationState;
  });
  useEffect(() => {
    if (isNearStart) prefetchPage(-1);
    if (isNearEnd) prefetchPage(1);
  });

  const navigateAcrossPages = async (step: Step) => {
    navigationCount.current += 1;
    const navigation = navigationCount.current;
    // A navigation in the meantime wins.
    const isSuperseded = () => navigationCount.current !== navigation || latest.current.id !== id;
    try {
      const found = edgeOf(await fetchPage(step), step);
      if (!found || isSuperseded()) return;
      const page = list.page + step;
      rememberPage(page);
      latest.current.list.onPageChange(page);
      latest.current.onNavigate(found.id);
    } catch {
      if (!isSuperseded()) show({ type: 'error', title: t('walk.failed') });
    }
  };
  const neighbourAt = (step: Step) => list.videos[index + step] ?? edgeOf(cachedPage(step), step);
  const neighbours = [hasNext && neighbourAt(1), hasPrevious && neighbourAt(-1)];
  const onStep = (step: Step) => {
    const neighbour = list.videos[index + step];
    if (!neighbour) return void navigateAcrossPages(step);
    navigationCount.current += 1;
    onNavigate(neighbour.id);
  };
  return { neighbours: neighbours.flatMap((video) => (video ? [video.id] : [])), onStep };
};
