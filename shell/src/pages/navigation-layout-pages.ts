import type { ComponentType } from 'react';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import type { NavigationLayoutPage } from '../routing/route-table.ts';
import { loadInboxTexts } from './inbox/inbox-texts.ts';
import { lazyPage } from './lazy-page.ts';

/** The shell's pages with navigation. */
export const navigationLayoutPages: Record<NavigationLayoutPage, ComponentType> = {
  home: lazyPage(async () => (await import('./home/home-page.tsx')).HomePage, PageSkeleton),
  inbox: lazyPage(async () => (await import('./inbox/inbox-page.tsx')).InboxPage, PageSkeleton, {
    load: loadInboxTexts,
  }),
  account: lazyPage(async () => (await import('./account/account-page.tsx')).AccountPage, PageSkeleton),
  language: lazyPage(async () => (await import('./language/language-page.tsx')).LanguagePage, PageSkeleton),
};
