import { paths } from '@portal/shared/routing';
import { expectStoredText, testMarkupStaysText } from '../../fixtures/markup-tests.ts';
import { createPartner } from '../../fixtures/partner.ts';
import { screens } from '../../fixtures/screens.ts';
import { test } from '../../fixtures/test.ts';

testMarkupStaysText(
  'mf-members',
  screens['mf-members'].map(({ address }) => address),
);

const PASSWORD = 'demo-1234';

test('T-01 markup stored as a nickname is shown as text in the member list', async ({
  page,
  sessions,
  restoreSession,
}) => {
  const call = await createPartner('lagoon', sessions);
  const nickname = '<svg/onload>';
  // The response type that the API declares.
  const { account } = (await call('/member/mcn/add', {
    user_id: `t01-${Date.now()}@lagoon.example`,
    password: PASSWORD,
    nickname,
  })) as { account: { id: string } };
  try {
    await restoreSession('lagoon');

    await expectStoredText(page, [{ address: paths.manageMember.path, words: nickname }]);
  } finally {
    await call('/member/mcn/delete', { target: account.id, password: PASSWORD });
  }
});
