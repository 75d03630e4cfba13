import type { Page } from '@playwright/test';
import { payoutsPath } from '../fixtures/payouts.ts';
import type { Problems } from '../fixtures/strict-page.ts';
import { showMonth, showPayouts, showReopening, showStatement } from './closing-states.ts';
import { dashboardStates, chartLines } from './dashboard-states.ts';
import { showCanaryAndPlans, showMany, showProgress, showRules } from './release-states.ts';
import { musicScreens } from './music-screens.ts';
import { aurora, everywhere, rows, type Screen } from './screen.ts';

/** The account menu exists at every width. */
async function openSignOut(page: Page) {
  await page
    .getByRole('button', { name: /계정 메뉴|account menu/i })
    .first()
    .click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('alertdialog').waitFor();
}

async function openAllPages(page: Page) {
  await page.getByRole('navigation').getByRole('button').last().click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the builds of the first domain and switches a remote. */
async function openReleaseChange(page: Page) {
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('switch').first().press('Space');
}

/** Opens the dialog of a button. */
const openByButton =
  (name: RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  async (page: Page) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole(role).waitFor();
  };

/** Opens the first notice and adds what readers do not get. */
async function openWrittenNotice(page: Page) {
  await page.getByRole('main').locator('tbody, article').getByRole('link').first().click();
  const text = page.locator('main textarea').first();
  await text.fill(`${await text.inputValue()}\n\n<script>1</script> [here](javascript:1)`);
  await page.getByRole('note').waitFor();
}

/** Every report rejects an unknown channel. */
const refused = (_page: Page, problems: Problems) => Promise.resolve(problems.expect(/status of 40[04]/));

const consoleSite = { site: 'console', who: 'operator' };

/** All screens, in the order in which users see them. */
export const screens: Screen[] = [
  { name: '01-login', site: 'aurora', address: '/login' },
  { name: '01a-join', site: 'aurora', address: '/join' },
  { name: '01b-external', site: 'aurora', address: '/external/auth' },
  { name: '02-service', site: 'aurora', address: '/service' },
  { ...aurora, name: '03-home', address: '/' },
  { ...aurora, name: '04-dashboard', last: chartLines, address: '/dashboard', sizes: everywhere },
  ...dashboardStates,
  { ...aurora, name: '04m-video-report', last: chartLines, address: '/report-video', sizes: everywhere },
  {
    ...aurora,
    name: '04n-video-report-no-match',
    address: '/report-video?q=zzzz',
  },
  {
    ...aurora,
    name: '04o-video-report-channel-gone',
    address: '/report-video?channel=gone',
    before: refused,
  },
  {
    ...aurora,
    name: '04s-video-unknown',
    address: '/report-video/nobody-knows',
    before: refused,
  },
  { ...aurora, name: '04t-channel-report', last: chartLines, address: '/report-channel', sizes: everywhere },
  { ...aurora, name: '04u-channel-report-one-day', last: rows, address: '/report-channel?period=latest' },
  { ...aurora, name: '04v-channel-report-no-match', address: '/report-channel?q=zzzz' },
  {
    ...aurora,
    name: '04z-statement',
    last: 'main tbody td, main li dl',
    address: '/dashboard/statement',
    sizes: everywhere,
  },
  ...(['closed', 'issued'] as const).map((state) => ({
    ...aurora,
    name: `04z-statement-${state}`,
    last: 'main tbody td, main li dl',
    address: '/dashboard/statement?month=2026-10',
    before: showStatement(state),
  })),
  {
    ...aurora,
    name: '04z-statement-issue',
    last: 'main tbody td, main li dl',
    address: '/dashboard/statement?month=2026-10',
    before: showStatement('closed'),
    after: openByButton(/^(정산서 발행|Issue the statement)$/, 'alertdialog'),
  },
  { ...aurora, name: '04zz-payouts', last: 'main section', address: payoutsPath, sizes: everywhere },
  {
    ...aurora,
    who: 'member1',
    name: '04zz-payouts-member',
    last: 'main section',
    address: payoutsPath,
    sizes: everywhere,
  },
  { ...aurora, name: '05-channels', last: rows, address: '/manage-channel', sizes: everywhere },
  { ...aurora, name: '05a-channels-no-match', address: '/manage-channel?q=zzzz' },
  { ...aurora, name: '06-members', last: rows, address: '/manage-member', sizes: everywhere },
  { ...aurora, name: '06a-members-no-match', address: '/manage-member?q=zzzz' },
  ...musicScreens,
  { ...aurora, name: '02c-inbox', last: 'main li time', address: '/inbox', sizes: everywhere },
  { ...aurora, name: '08-notices', address: '/notices' },
  {
    ...aurora,
    name: '08a-notice',
    address: '/notices',
    after: async (page) => {
      await page.getByRole('main').getByRole('link').first().click();
      await page.getByRole('article').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    ...aurora,
    name: '08b-notice-not-found',
    address: '/notices/no-such-notice',
  },
  { ...aurora, name: '08c-guides', last: 'main h3', address: '/guides' },
  { ...aurora, name: '08d-guide-phone', last: 'main dl', address: '/guides/aos-mobile-upload' },
  { ...aurora, name: '08e-guide-computer', last: 'main dl', address: '/guides/pc-upload' },
  { ...aurora, name: '08f-guide-verification', last: 'main dl', address: '/guides/auths' },
  { ...aurora, name: '09-payment', address: '/payment-info' },
  { ...aurora, name: '10-language', address: '/language' },
  { ...aurora, name: '10a-account', address: '/config-account' },
  { ...aurora, name: '11-sign-out', address: '/', after: openSignOut },
  { ...aurora, name: '11a-all-pages', address: '/', sizes: ['phone'], after: openAllPages },
  {
    ...aurora,
    name: '12-not-found',
    address: '/musics/nowhere',
    before: (_page, problems) => Promise.resolve(problems.expect(/status of 404/)),
  },
  {
    name: '20-lagoon-dashboard',
    last: chartLines,
    site: 'lagoon',
    who: 'manager',
    address: '/dashboard',
    language: 'zh-TW',
    sizes: everywhere,
  },
  {
    name: '20a-lagoon-video-report',
    last: chartLines,
    site: 'lagoon',
    who: 'manager',
    address: '/report-video',
    language: 'zh-TW',
  },
  {
    name: '20b-lagoon-channel-report',
    last: chartLines,
    site: 'lagoon',
    who: 'manager',
    address: '/report-channel?metric=views',
    language: 'zh-TW',
  },
  {
    name: '21-lagoon-channels',
    last: rows,
    site: 'lagoon',
    who: 'manager',
    address: '/manage-channel',
    language: 'zh-TW',
  },
  {
    name: '22-ember-dashboard',
    last: chartLines,
    site: 'ember',
    who: 'manager',
    address: '/dashboard',
    language: 'zh-CN',
    sizes: everywhere,
  },
  {
    name: '23-ember-music',
    last: rows,
    site: 'ember',
    who: 'manager',
    address: '/musics',
    language: 'zh-CN',
  },
  {
    name: '24-mono-dashboard',
    last: chartLines,
    site: 'mono',
    who: 'manager',
    address: '/dashboard',
    sizes: everywhere,
  },
  { name: '24a-mono-video-report', last: chartLines, site: 'mono', who: 'manager', address: '/report-video' },
  {
    name: '24b-mono-channel-report',
    last: chartLines,
    site: 'mono',
    who: 'manager',
    address: '/report-channel',
  },
  { name: '25-mono-members', last: rows, site: 'mono', who: 'manager', address: '/manage-member' },
  { name: '26-playlist-service', site: 'playlist', who: 'manager', address: '/service' },
  { name: '27-playlist-notices', site: 'playlist', who: 'manager', address: '/notices' },
  { ...consoleSite, name: '30-console', address: '/' },
  { ...consoleSite, name: '31-review', last: rows, address: '/operator/review' },
  { ...consoleSite, name: '32-deliveries', last: rows, address: '/operator/deliveries' },
  {
    ...consoleSite,
    name: '32a-deliveries-progress',
    last: rows,
    address: '/operator/deliveries',
    before: showProgress,
  },
  {
    ...consoleSite,
    name: '32b-deliveries-reconciliation',
    last: rows,
    address: '/operator/deliveries',
    // The first of the buttons that show a card.
    after: (page) => page.locator('main button[aria-expanded]').first().click(),
  },
  { ...consoleSite, name: '33-operator-notices', last: rows, address: '/operator/notices' },
  {
    ...consoleSite,
    name: '33a-operator-notice',
    last: rows,
    address: '/operator/notices',
    after: openWrittenNotice,
  },
  { ...consoleSite, name: '34-releases', last: rows, address: '/operator/releases' },
  {
    ...consoleSite,
    name: '34a-release-change',
    last: rows,
    address: '/operator/releases',
    after: openReleaseChange,
  },
  {
    ...consoleSite,
    name: '34b-release-canary',
    last: 'main ol [aria-current=step]',
    address: '/operator/releases',
    before: showCanaryAndPlans,
  },
  {
    ...consoleSite,
    name: '34c-release-canary-stop',
    last: 'main ol [aria-current=step]',
    address: '/operator/releases',
    before: showCanaryAndPlans,
    after: openByButton(/^(중지|Stop)$/),
  },
  {
    ...consoleSite,
    name: '34d-release-canary-start',
    last: rows,
    address: '/operator/releases',
    after: async (page) => {
      await openReleaseChange(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio').nth(1).press('Space');
      await dialog.getByRole('textbox').last().scrollIntoViewIfNeeded();
    },
  },
  {
    ...consoleSite,
    name: '34e-release-plan',
    last: rows,
    address: '/operator/releases',
    before: showRules,
    after: async (page) => {
      const change = page.getByRole('button', { name: /^(Ember 릴리스 변경|Change Ember)$/ });
      await change.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('switch').first().press('Space');
      await dialog.getByRole('switch').last().press('Space');
      await dialog.getByRole('radio').last().press('Space');
      await dialog.locator('[type=datetime-local]').fill('2030-01-01T00:00');
      await dialog.getByRole('textbox').last().scrollIntoViewIfNeeded();
    },
  },
  {
    ...consoleSite,
    name: '34f-release-rules',
    last: rows,
    address: '/operator/releases',
    before: showRules,
  },
  {
    ...consoleSite,
    name: '34g-release-freeze',
    last: rows,
    address: '/operator/releases',
    before: showRules,
    after: openByButton(/^(동결|Freeze)$/),
  },
  {
    ...consoleSite,
    name: '34h-release-approval',
    last: rows,
    address: '/operator/releases',
    before: showRules,
    after: openByButton(/^(승인 요구|Require approval)$/),
  },
  ...(['canary', 'stopped'] as const).map((state) => ({
    ...consoleSite,
    name: `34i-release-many-${state}`,
    last: rows,
    address: '/operator/releases',
    before: showMany(state),
    after: (page: Page) => page.getByRole('navigation').last().scrollIntoViewIfNeeded(),
  })),
  { ...consoleSite, name: '35-sites', last: rows, address: '/operator/sites' },
  { ...consoleSite, name: '35a-sites-no-match', address: '/operator/sites?q=zzzz' },
  {
    ...consoleSite,
    name: '35b-site-create',
    last: rows,
    address: '/operator/sites',
    after: openByButton(/^(사이트 만들기|Create site)$/),
  },
  { ...consoleSite, name: '35c-site', last: 'main form', address: '/operator/sites/ember.localhost' },
  {
    ...consoleSite,
    name: '35d-site-account',
    last: rows,
    address: '/operator/sites/ember.localhost',
    after: openByButton(/^(매니저 추가|Add manager)$/),
  },
  {
    ...consoleSite,
    name: '35e-site-delete',
    last: rows,
    address: '/operator/sites/ember.localhost',
    after: async (page) => {
      await page.getByRole('button', { name: /^(Ember 메뉴|Menu for Ember)$/ }).click();
      await page.getByRole('menuitem').last().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { ...consoleSite, name: '36-rates', last: rows, address: '/operator/rates' },
  { ...consoleSite, name: '37-music-import', last: 'main section', address: '/operator/music' },
  {
    ...consoleSite,
    name: '38-closing',
    last: 'main li h3',
    address: '/operator/closing?domain=aurora.localhost',
    sizes: everywhere,
  },
  ...(['refused', 'closed'] as const).map((state) => ({
    ...consoleSite,
    name: `38a-closing-${state}`,
    address: '/operator/closing',
    before: showMonth(state),
  })),
  {
    ...consoleSite,
    name: '38c-closing-reopening',
    address: '/operator/closing',
    before: showReopening,
  },
  { ...consoleSite, name: '39-payouts', last: rows, address: '/operator/payouts', before: showPayouts },
  {
    ...consoleSite,
    name: '39a-payout-entries',
    last: rows,
    address: '/operator/payouts',
    before: showPayouts,
    after: async (page) => {
      await page
        .getByRole('button', { name: /김서연/ })
        .first()
        .click();
      await page
        .getByRole('menuitem')
        .first()
        .click({ timeout: 1500 })
        .catch(() => undefined);
    },
  },
  {
    ...consoleSite,
    name: '38b-closing-dialog',
    last: 'main li h3',
    address: '/operator/closing?domain=aurora.localhost',
    after: openByButton(/^(마감하기|Close the month)$/, 'alertdialog'),
  },
];
