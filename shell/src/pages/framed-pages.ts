import type { ComponentType } from 'react';
import type { FramedPage } from '../routing/route-table.ts';
import { withTexts } from './with-texts.ts';

/** The shell's pages with navigation around them. */
export const framedPages: Record<FramedPage, ComponentType> = {
  home: withTexts(async () => (await import('./home/home-page.tsx')).HomePage),
  account: withTexts(async () => (await import('./account/account-page.tsx')).AccountPage),
  language: withTexts(async () => (await import('./language/language-page.tsx')).LanguagePage),
  console: withTexts(async () => (await import('./console/console-page.tsx')).ConsolePage),
};
