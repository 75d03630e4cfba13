import type { ComponentType } from 'react';
import { lazyComponent } from '@portal/shared/ui/feedback';
import type { RevenueOriginProps } from './revenue-origin.tsx';
import type { WhyChangedProps, WhyVideoChangedProps } from './why-changed.tsx';

/** A part that is loaded on demand with its texts, because a report does not wait for it. Without it nothing else is missing. */
const createLazyPart = <Props extends object>(
  pick: (parts: typeof import('./revenue-parts.ts')) => ComponentType<Props>,
) =>
  lazyComponent<Props>(
    async () => {
      const parts = await import(/* webpackChunkName: "revenue-origin" */ './revenue-parts.ts');
      await parts.explanationTexts.load();
      return pick(parts);
    },
    () => null,
  );

export const RevenueOrigin = createLazyPart<RevenueOriginProps>((parts) => parts.RevenueOrigin);
export const WhyChanged = createLazyPart<WhyChangedProps>((parts) => parts.WhyChanged);
export const WhyVideoChanged = createLazyPart<WhyVideoChangedProps>((parts) => parts.WhyVideoChanged);
