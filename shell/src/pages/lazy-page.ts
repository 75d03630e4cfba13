import { lazyComponent } from '@portal/shared/ui/feedback';
import type { ComponentType, ReactNode } from 'react';
import { LazyErrorPage } from '../feedback/lazy-error-page.tsx';
import { pageTexts } from './texts.ts';

/** A lazy page, loaded together with the page texts. */
export const lazyPage = (load: () => Promise<ComponentType>, Loading: () => ReactNode) =>
  lazyComponent(
    async () => {
      const [page] = await Promise.all([load(), pageTexts.load()]);
      return page;
    },
    LazyErrorPage,
    Loading,
  );
