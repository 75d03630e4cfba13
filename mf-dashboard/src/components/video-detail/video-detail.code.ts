import { keepPreviousData, queryOptions } from '@portal/shared/http';

/** The detail's code and texts, loaded when they are first needed. A failed load can be retried. */
export const videoDetailCode = queryOptions({
  queryKey: ['code', 'video-detail'],
  queryFn: async () => {
    const { VideoDetailModal, detailTexts } = await import(
      /* webpackChunkName: "video-detail" */ './video-detail-modal.tsx'
    );
    await detailTexts.load();
    return { VideoDetailModal };
  },
  // Code does not become stale while the page is open, and depends on neither language nor currency.
  placeholderData: keepPreviousData,
  staleTime: Infinity,
  gcTime: Infinity,
});
