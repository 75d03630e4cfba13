import { paths } from '@portal/shared/routing';
import { testComposedTexts } from '../../fixtures/text-composition.ts';
import { origin } from '../../harness/environment.ts';

testComposedTexts('mf-dashboard', {
  'a view to save': async (page) => {
    await page.goto(`${origin('aurora')}${paths.dashboard.path}?period=7d`);
    await page.getByRole('button', { name: /^보기( |$)/ }).click();
    await page.getByRole('menuitem', { name: '지금 화면 저장…' }).click();
  },
});
