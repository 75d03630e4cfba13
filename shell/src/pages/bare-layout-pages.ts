import { loadIcons } from '@portal/shared/ui/icons';
import type { ComponentType } from 'react';
import { StartSpinner } from '../feedback/busy.tsx';
import type { BareLayoutPage } from '../routing/route-table.ts';
import { LoginPage } from './login/login-page.tsx';
import { lazyPage } from './lazy-page.ts';

/** The shell's pages without navigation. The sign-in page is in the start-up bundle, the others are chunks of their own. */
export const bareLayoutPages: Record<BareLayoutPage, ComponentType> = {
  login: LoginPage,
  join: lazyPage(async () => (await import('./join/join-page.tsx')).JoinPage, StartSpinner),
  external: lazyPage(async () => (await import('./external/external-page.tsx')).ExternalPage, StartSpinner),
  service: lazyPage(async () => {
    // The only one of these pages with icons that the sign-in page lacks.
    const [{ ServicePage }] = await Promise.all([import('./service/service-page.tsx'), loadIcons()]);
    return ServicePage;
  }, StartSpinner),
};
