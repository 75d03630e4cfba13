import { paths } from '@portal/shared/routing';
import { testComposedTexts } from '../../fixtures/text-composition.ts';
import { origin } from '../../harness/environment.ts';

testComposedTexts('mf-channels', {
  registration: async (page) => {
    await page.goto(origin('aurora') + paths.manageChannel.path);
    await page.getByRole('button', { name: '채널 등록' }).click();
  },
});
