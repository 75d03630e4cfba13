import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { contrastOf } from '../../fixtures/contrast-of.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const readTheme = (page: Page) =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return ['--primary', '--primary-dim', '--on-primary', '--radius-card'].map((name) =>
      root.getPropertyValue(name).trim(),
    );
  });

async function open(page: Page, query: string) {
  await page.goto(`${origin('aurora')}${paths.login.path}?${query}`);
  await expect(page.locator('form')).toBeVisible();
}

test('T-10 T-11 the address overrides theme colours and design with valid values only', async ({ page }) => {
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin('aurora')) foreignRequests.push(request.url());
  });
  await open(page, '');
  const own = await readTheme(page);

  for (const query of [
    new URLSearchParams({
      p: 'red;}body{background:url(//evil.example/x)',
      pd: '</style><img src=//evil.example/y onerror=alert(1)>',
      d: '../../x',
    }),
    new URLSearchParams({ p: '１２３４５６', pd: '1234567', d: 'constructor' }),
    new URLSearchParams({ p: '#112233', pd: 'fff', d: '__proto__' }),
    new URLSearchParams({ p: 'f'.repeat(6_000), d: '1\u0000' }),
  ]) {
    await open(page, query.toString());
    expect(await readTheme(page), query.toString().slice(0, 80)).toEqual(own);
  }
  expect(foreignRequests).toEqual([]);

  // Valid values apply, and text on any colour has enough contrast.
  for (const [color, design, corner] of [
    ['ffee00', '4', '2px'],
    ['101010', '2', '10px'],
    ['7f7f7f', '3', '8px'],
  ] as const) {
    await open(page, `p=${color}&pd=00ff00&d=${design}`);
    expect(await readTheme(page)).toEqual([`#${color}`, '#00ff00', expect.any(String), corner]);
    const button = page.locator('button[type=submit]');
    expect(await contrastOf(button), color).toBeGreaterThanOrEqual(4.5);
  }
});

for (const [color, design] of [
  ['27324a', '1'],
  ['808080', '2'],
  ['f7f7f7', '3'],
  ['0b0e14', '4'],
] as const) {
  test(`with the grey primary colour ${color} the active navigation entry of mcn-${design} is as readable as the others`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    await page.goto(`${origin('aurora')}${paths.manageChannel.path}?p=${color}&d=${design}`);
    // The page's tabs are a navigation, too.
    const navigation = page
      .getByRole('navigation')
      .filter({ has: page.locator(`a[href="${paths.dashboard.path}"]`) });
    const links = navigation.getByRole('listitem').getByRole('link');
    const active = links.and(page.locator('[aria-current=page]'));
    const other = links.and(page.locator(':not([aria-current])')).first();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        // The other navigation is mounted after the width has changed.
        await expect(async () => {
          const contrasts = [await contrastOf(active), await contrastOf(other)];
          expect(contrasts[0]).toBeGreaterThanOrEqual(contrasts[1] ?? NaN);
        }, `${colorScheme}, ${width} px`).toPass({ timeout: 10_000 });
      }
    }
  });
}
