import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { origin, workspace } from '../harness/environment.ts';

type Screen = { name: string; site: string; who?: string; address: string; signedIn?: boolean };

const signedIn = (site: string, pages: Record<string, string>): Screen[] =>
  Object.entries(pages).map(([name, address]) => ({ name, site, address, signedIn: true }));

const screens: Screen[] = [
  { name: 'login', site: 'aurora', address: '/login' },
  ...signedIn('aurora', {
    home: '/',
    dashboard: '/dashboard',
    channels: '/manage-channel',
    members: '/manage-member',
    music: '/musics',
    notices: '/notices',
    payment: '/payment-info',
    language: '/language',
    'not-found': '/musics/nowhere',
  }),
  ...signedIn('lagoon', { 'lagoon-dashboard': '/dashboard' }),
  ...signedIn('ember', { 'ember-music': '/musics' }),
  ...signedIn('mono', { 'mono-dashboard': '/dashboard' }),
  ...signedIn('playlist', { 'playlist-service': '/service' }),
  { name: 'console-home', site: 'console', who: 'operator', address: '/', signedIn: true },
];

const sizes = { laptop: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } };
const languages = process.env.SHOTS_LANGUAGES?.split(',') ?? ['ko', 'en'];

for (const { name, site, who, address, signedIn: needsSession } of screens) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`${name} at ${size} size`, async ({ page, signIn }) => {
      await page.setViewportSize(viewport);
      if (needsSession) await signIn(site, who);
      for (const language of languages) {
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          await page.context().addCookies([{ name: 'language', value: language, url: origin(site) }]);
          await page.goto(origin(site) + address);
          await expect(page.locator('main')).toBeVisible();
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const file = `${name}-${size}-${scheme}-${language}.png`;
          await page.screenshot({
            path: path.join(workspace, '.cache/shots', file),
            fullPage: size === 'phone',
          });
        }
      }
    });
  }
}
