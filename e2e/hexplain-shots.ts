import { chromium } from '@playwright/test';
import { chromiumFlags } from './harness/environment.ts';
import { signIn } from './fixtures/sessions.ts';
import { paths } from '@portal/shared/routing';

const out = '/tmp/hexplain-shots';
const [only = ''] = process.argv.slice(2);
const port = 18431;
const origin = `http://aurora.localhost:${port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: [...chromiumFlags, `--host-resolver-rules=MAP *.localhost 127.0.0.1`] });
const states = new Map();
for (const who of ['manager', 'member1', 'member4']) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'aurora', who, origin);
  states.set(who, await context.storageState());
  await context.close();
}
const sizes = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } };
const open = async (who: string, size: keyof typeof sizes, language: string, scheme: 'light' | 'dark') => {
  const context = await browser.newContext({ viewport: sizes[size], storageState: states.get(who), colorScheme: scheme, reducedMotion: 'reduce', hasTouch: size === 'phone', isMobile: size === 'phone' });
  await context.addCookies([{ name: 'language', value: language, url: origin }]);
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  return { context, page };
};
const combos = [['phone', 'ko', 'light'], ['phone', 'en', 'dark'], ['laptop', 'ko', 'dark'], ['laptop', 'en', 'light']] as const;
for (const [size, language, scheme] of combos) {
  for (const who of ['member1', 'member4', 'manager']) {
    const { context, page } = await open(who, size, language, scheme);
    try {
      await page.goto(`${origin}${paths.statement.path}`);
      await page.locator('main details').first().waitFor();
      await page.waitForTimeout(1500);
      const name = (n: string) => `${out}/${n}-${who}-${size}-${language}-${scheme}.png`;
      if (who === 'manager') await page.locator('main details summary').evaluateAll((all) => all.slice(0, 6).forEach((s) => (s as HTMLElement).click()));
      else await page.locator('main details summary').last().click();
      await page.waitForTimeout(2500);
      await page.screenshot({ path: name('statement'), fullPage: true });
      const labels = language === 'ko' ? [/지급액 .*나온 과정/, /원천징수 .*나온/, /상환 .*나온/, /지난달 조정 .*나온/, /배정되지 않은 수익.*나온/] : [/Payable .*how/, /Withholding .*how/, /paid back .*how/, /Corrections .*how/, /Unassigned revenue.*how/];
      for (const [index, label] of labels.entries()) {
        const button = page.getByRole('button', { name: label }).first();
        if ((await button.count()) === 0) { console.log(who, String(label), 'none'); continue; }
        if (size === 'laptop' && language === 'ko' && index > 2) continue;
        await button.click();
        const dialog = page.getByRole('dialog');
        await dialog.locator('ol').first().waitFor();
        await page.waitForTimeout(700);
        await page.screenshot({ path: name(`dialog${index}`) });
        if (index === 0 && who === 'member1') {
          await dialog.locator('details summary').first().click();
          await page.waitForTimeout(300);
          await page.screenshot({ path: name(`dialog-open`) });
        }
        await page.keyboard.press('Escape');
        await page.waitForTimeout(500);
      }
    } catch (error) { console.log(who, size, language, error); await page.screenshot({ path: `${out}/failed-${who}-${size}.png` }); }
    await context.close();
  }
  const { context, page } = await open('manager', size, language, scheme);
  try {
    await page.goto(`${origin}/report/video`);
    await page.waitForTimeout(3000);
    const id = await page.evaluate(async () => 0);
    await page.goto(`${origin}/dashboard`);
    await page.locator('tbody tr, li a').first().waitFor();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${out}/dashboard-${size}-${language}-${scheme}.png` });
    console.log(id);
  } catch (error) { console.log(error); }
  await context.close();
}
await browser.close();
