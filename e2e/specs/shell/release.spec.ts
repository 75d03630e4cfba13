import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';
import { buildFaultyRemote } from '../../harness/faulty-remotes.ts';
import { portal, portalOk } from '../../harness/portal.ts';

const ember = 'ember.localhost';

// Each test changes the release of the domain; no other spec opens its music pages.
test.describe.configure({ mode: 'serial' });

test('one command removes a remote’s navigation and routes, and another restores them', async ({
  page,
  problems,
  signIn,
}) => {
  await signIn('ember');
  const link = page.getByRole('navigation').getByRole('link', { name: '音乐列表' });
  await expect(link.first()).toBeVisible();

  await portalOk('release', 'off', 'mf-music', '--domain', ember);
  problems.expect(/status of 404/);
  await page.goto(`${origin('ember')}/musics`);
  await expect(page.getByRole('main')).toContainText('此站点不提供该页面');
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
  await expect(link).toHaveCount(0);

  await portalOk('release', 'on', 'mf-music', '--domain', ember);
  await page.goto(`${origin('ember')}/musics`);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
});

test('T-44 a remote built against contract 2 is rejected with its name and the reason', async ({ page }) => {
  const folder = await buildFaultyRemote('contract-2');

  const { code, output } = await portal('publish', folder);

  expect(code).toBe(1);
  expect(output).toContain('mf-music');
  expect(output).toMatch(/contract/i);
  expect(output).toContain('2.0.0');
  await page.goto(`${origin('ember')}/login`);
});

test('T-41 a build that throws on evaluation or render is replaced by an error panel, and the rest works', async ({
  page,
  problems,
  signIn,
}) => {
  problems.expect(/planted/);
  for (const fault of ['throws-on-evaluate', 'throws-on-render'] as const) {
    await portalOk('publish', await buildFaultyRemote(fault));
  }
  await portalOk('release', 'pin', 'mf-music', '1.0.1+0badc0de', '--domain', ember);
  await portalOk('release', 'pin', 'mf-music', '1.0.2+0badc0de', '--domain', ember);
  await signIn('ember');

  await page.goto(`${origin('ember')}/musics`);

  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('mf-music', { timeout: 20_000 });
  await page.getByRole('navigation').getByRole('link', { name: '公告' }).first().click();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  await portalOk('release', 'rollback', '--domain', ember, '--steps', '2');
  await page.goto(`${origin('ember')}/musics`);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
});
