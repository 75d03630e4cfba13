import { lazy, type ComponentType } from 'react';
import type { OwnPage } from '../routing/route-table.ts';
import { LoginPage } from './login/login-page.tsx';

/** The shell's pages. Signing in must be there at once; the others come when they are opened. */
export const ownPages: Record<OwnPage, ComponentType> = {
  login: LoginPage,
  home: lazy(async () => ({ default: (await import('./home/home-page.tsx')).HomePage })),
  language: lazy(async () => ({ default: (await import('./language/language-page.tsx')).LanguagePage })),
  service: lazy(async () => ({ default: (await import('./service/service-page.tsx')).ServicePage })),
  console: lazy(async () => ({ default: (await import('./console/console-page.tsx')).ConsolePage })),
};
