import { paths } from '@portal/shared/routing';
import { testComposedTexts } from '../../fixtures/text-composition.ts';
import { origin } from '../../harness/environment.ts';

testComposedTexts('mf-members', {
  'a new member': async (page) => {
    await page.goto(origin('aurora') + paths.manageMember.path);
    await page.getByRole('button', { name: '멤버 추가' }).click();
  },
});
