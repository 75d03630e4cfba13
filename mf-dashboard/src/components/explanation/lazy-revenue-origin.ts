import { lazyComponent } from '@portal/shared/ui/feedback';

/** Loaded on demand with its texts, because it is at the end of a page. Without it nothing else is missing. */
export const RevenueOrigin = lazyComponent(
  async () => {
    const origin = await import(/* webpackChunkName: "revenue-origin" */ './revenue-origin.tsx');
    await origin.explanationTexts.load();
    return origin.RevenueOrigin;
  },
  () => null,
);
