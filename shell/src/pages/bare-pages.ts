import { loadIcons } from '@portal/shared/ui/icons';
import type { ComponentType } from 'react';
import type { BarePage } from '../routing/route-table.ts';
import { LoginPage } from './login/login-page.tsx';
import { withTexts } from './with-texts.ts';

/** The shell's pages that fill the window. Signing in must be there at once; the others come when they are opened. */
export const barePages: Record<BarePage, ComponentType> = {
  login: LoginPage,
  join: withTexts(async () => (await import('./join/join-page.tsx')).JoinPage),
  external: withTexts(async () => (await import('./external/external-page.tsx')).ExternalPage),
  service: withTexts(async () => {
    // The only one that shows more icons than signing in does.
    const [{ ServicePage }] = await Promise.all([import('./service/service-page.tsx'), loadIcons()]);
    return ServicePage;
  }),
};
