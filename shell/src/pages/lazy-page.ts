import { lazy, type ComponentType } from 'react';
import { pageTexts } from './texts.ts';

/** A lazy page, loaded together with the page texts. */
export const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), pageTexts.load()]);
    return { default: page };
  });
