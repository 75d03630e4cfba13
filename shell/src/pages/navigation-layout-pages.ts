import type { ComponentType } from 'react';
import type { NavigationLayoutPage } from '../routing/route-table.ts';
import { lazyPage } from './lazy-page.ts';

/** The shell's pages with navigation. */
export const navigationLayoutPages: Record<NavigationLayoutPage, ComponentType> = {
  home: lazyPage(async () => (await import('./home/home-page.tsx')).HomePage),
  account: lazyPage(async () => (await import('./account/account-page.tsx')).AccountPage),
  language: lazyPage(async () => (await import('./language/language-page.tsx')).LanguagePage),
};
