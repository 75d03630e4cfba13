import { lazy, type ComponentType } from 'react';
import { pageTexts } from './texts.ts';

/** A page that comes when it is opened, with its words at the same time. */
export const withTexts = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), pageTexts.load()]);
    return { default: page };
  });
