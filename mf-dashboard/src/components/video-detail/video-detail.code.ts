import { keepPreviousData, queryOptions } from '@portal/shared/http';

/** The detail's own code and texts: no part of what a page starts with. A failed load can be tried again. */
export const videoDetailCode = queryOptions({
  queryKey: ['code', 'video-detail'],
  queryFn: async () => {
    const { VideoDetailModal, detailTexts } = await import(
      /* webpackChunkName: "video-detail" */ './video-detail-modal.tsx'
    );
    await detailTexts.load();
    return { VideoDetailModal };
  },
  // Code does not age while the page is open, nor does it depend on language or currency as answers do.
  placeholderData: keepPreviousData,
  staleTime: Infinity,
  gcTime: Infinity,
});
