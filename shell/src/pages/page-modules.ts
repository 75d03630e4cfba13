import { lazy, type ComponentType } from 'react';
import type { OwnPage } from '../routing/route-table.ts';
import { LoginPage } from './login/login-page.tsx';
import { pageTexts } from './texts.ts';

/** A page with its words, which come at the same time. */
const withTexts = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), pageTexts.load()]);
    return { default: page };
  });

/** The shell's pages. Signing in must be there at once; the others come when they are opened. */
export const ownPages: Record<OwnPage, ComponentType> = {
  login: LoginPage,
  join: withTexts(async () => (await import('./join/join-page.tsx')).JoinPage),
  external: withTexts(async () => (await import('./external/external-page.tsx')).ExternalPage),
  home: withTexts(async () => (await import('./home/home-page.tsx')).HomePage),
  account: withTexts(async () => (await import('./account/account-page.tsx')).AccountPage),
  language: withTexts(async () => (await import('./language/language-page.tsx')).LanguagePage),
  service: withTexts(async () => (await import('./service/service-page.tsx')).ServicePage),
  console: withTexts(async () => (await import('./console/console-page.tsx')).ConsolePage),
};
