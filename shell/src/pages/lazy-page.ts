import { lazyComponent } from '@portal/shared/ui/feedback';
import type { ComponentType, ReactNode } from 'react';
import { LazyErrorPage } from '../feedback/lazy-error-page.tsx';
import { pageTexts } from './texts.ts';

/** A lazy page, loaded together with its texts. */
export const lazyPage = (
  load: () => Promise<ComponentType>,
  Loading: () => ReactNode,
  texts: { load: () => Promise<unknown> } = pageTexts,
) =>
  lazyComponent(
    async () => {
      const [page] = await Promise.all([load(), texts.load()]);
      return page;
    },
    LazyErrorPage,
    Loading,
  );
