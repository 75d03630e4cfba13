import { useEffect, useLayoutEffect, useRef } from 'react';
import { useQueryClient } from '@portal/shared/http';
import { useLanguage } from '@portal/shared/i18n';
import { useSnackbar } from '@portal/shared/state';
import { PAGE_SIZE } from '../list/list-table.tsx';
import { useReportCurrency } from '../report-scope.ts';
import { videosQuery } from '../videos/videos.api.ts';
import { detailTexts } from './texts.ts';
import type { WalkedList } from './video-detail.tsx';

/** To the video before or after. */
export type Step = -1 | 1;

export type Steps = {
  list: WalkedList;
  /** The video that is shown; undefined while none is. */
  id: string | undefined;
  onWalk: (id: string) => void;
};

/** So many videos before the end of a page, the next one is asked for. */
const AHEAD = 2;

/** The pages of a list beside the one that is shown. */
const useNeighbours = ({ filter, page }: WalkedList) => {
  const client = useQueryClient();
  const currency = useReportCurrency();
  const language = useLanguage();
  const pageAt = (step: Step) =>
    videosQuery(filter && { ...filter, page: page + step, size: PAGE_SIZE }, currency, language);
  return {
    neighbourOf: (step: Step) => client.ensureQueryData(pageAt(step)),
    prepare(step: Step) {
      const options = pageAt(step);
      // Once: what failed is asked for again by the step, which tells.
      if (!client.getQueryState(options.queryKey)) void client.prefetchQuery(options);
    },
  };
};

/** Leaves the list on the page that the walk ended on, whose step of the history is the one before the detail's. */
const useLanding = ({ list, id }: Pick<Steps, 'list' | 'id'>) => {
  const landing = useRef<{ page: number; name: string }>(undefined);
  const name = JSON.stringify(list.filter);
  // Before anybody sees the page that the walk began on.
  useLayoutEffect(() => {
    if (id !== undefined || !landing.current) return;
    const { page, name: walked } = landing.current;
    landing.current = undefined;
    if (walked === name && page !== list.page) list.onPageChange(page);
  }, [id, list, name]);
  return (page: number) => {
    landing.current = { page, name };
  };
};

/** Goes one video on, over the end of a page, too. */
export const useSteps = (
  walk: Steps & { index: number; hasPrevious: boolean; hasNext: boolean },
): ((step: Step) => void) => {
  const { list, id, onWalk, index, hasPrevious, hasNext } = walk;
  const { t } = detailTexts.useTexts();
  const { show } = useSnackbar();
  const { neighbourOf, prepare } = useNeighbours(list);
  const landOn = useLanding({ list, id });
  const latest = useRef(walk);
  const taken = useRef(0);
  const last = list.videos.length - 1;
  const isNearStart = hasPrevious && index < AHEAD && list.page > 0;
  const isNearEnd = hasNext && index > last - AHEAD && list.page * PAGE_SIZE + last + 1 < list.total;
  useEffect(() => {
    latest.current = walk;
    if (isNearStart) prepare(-1);
    if (isNearEnd) prepare(1);
  });

  const cross = async (step: Step) => {
    taken.current += 1;
    const mine = taken.current;
    // Somebody who went elsewhere meanwhile stays there.
    const isLeft = () => taken.current !== mine || latest.current.id !== id;
    try {
      const { items } = await neighbourOf(step);
      const found = items.at(step === 1 ? 0 : -1);
      if (!found || isLeft()) return;
      const page = list.page + step;
      landOn(page);
      latest.current.list.onPageChange(page);
      latest.current.onWalk(found.id);
    } catch {
      if (!isLeft()) show({ type: 'error', title: t('walk.failed') });
    }
  };
  return (step) => {
    const beside = list.videos[index + step];
    if (!beside) return void cross(step);
    taken.current += 1;
    onWalk(beside.id);
  };
};
