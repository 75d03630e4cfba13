import { paths } from '@portal/shared/routing';
import { tabTo, typeInto } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');
/** The button that reveals a password has its field's name in its own. */
const exact = { exact: true };

const viewports = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(viewports)) {
  test(`an account is created, changed and deleted by keyboard alone on a ${size}`, async ({
    page,
    browser,
    problems,
  }) => {
    test.setTimeout(120_000);
    problems.expect(/status of 40[139]/);
    await page.setViewportSize(viewport);
    const { keyboard } = page;
    const email = `e2e-${size}-${Date.now()}@aurora.example`;

    // The sign-in page leads there. Missing fields are named, and a rejected form retains its input.
    await page.goto(aurora + paths.login.path);
    await tabTo(page, '회원가입');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(aurora + paths.join.path);
    await expect(page.getByLabel('비밀번호 확인', exact)).toBeVisible();
    await typeInto(page, '이메일', 'manager@aurora.example');
    await typeInto(page, '비밀번호', 'first-1234');
    await typeInto(page, '비밀번호 확인', 'first-123');
    await typeInto(page, '닉네임', '초');
    await keyboard.press('Enter');
    await expect(page.getByLabel('비밀번호 확인', exact)).toBeFocused();
    await expect(page.getByText('비밀번호가 서로 달라요')).toBeVisible();
    await expect(page.getByText('닉네임은 2~12자로 입력해 주세요')).toBeVisible();
    await keyboard.type('4');
    await typeInto(page, '닉네임', '민트초코');
    await keyboard.press('Enter');
    await expect(page.getByLabel('이메일')).toBeFocused();
    await expect(page.getByLabel('이메일')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('닉네임')).toHaveValue('민트초코');
    await keyboard.press('Control+A');
    await keyboard.type(email);
    await keyboard.press('Enter');

    // The success screen gets the focus, and its button opens the home page.
    await expect(page.getByRole('heading', { level: 1, name: '가입을 마쳤어요' })).toBeFocused();
    await expect(page).toHaveURL(aurora + paths.join.path);
    await tabTo(page, '홈으로 가기');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${aurora}/`);
    await expect(page.getByText('민트초코 님, 반가워요')).toBeVisible();

    // A second device, signed in with the same account.
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(aurora + paths.login.path);
    await other.getByLabel('이메일').fill(email);
    await other.getByLabel('비밀번호', exact).fill('first-1234');
    await other.keyboard.press('Enter');
    await other.waitForURL(aurora + paths.dashboard.path);

    // Change nickname and password, with invalid values first.
    await page.goto(aurora + paths.configAccount.path);
    await typeInto(page, '닉네임', '바닐라');
    await typeInto(page, '새 비밀번호', 'second-1234');
    await typeInto(page, '새 비밀번호 확인', 'second-1234');
    await typeInto(page, '현재 비밀번호', 'nope');
    await keyboard.press('Enter');
    const current = page.getByLabel('현재 비밀번호', exact);
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('새 비밀번호', exact)).toHaveValue('second-1234');
    await keyboard.press('Control+A');
    await keyboard.type('first-1234');
    await keyboard.press('Enter');
    await expect(page.getByText('다른 기기에서는 로그아웃됐어요.')).toBeVisible();
    await expect(current).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('닉네임')).toHaveValue('바닐라');

    // T-06 the other device is signed out by its next call and shows the reason.
    await other.goto(aurora + paths.configAccount.path);
    await expect(other).toHaveURL(/\/login/);
    await elsewhere.close();

    // Account deletion: Back closes the dialog, a wrong password leaves it open, the right one deletes the account.
    await tabTo(page, '탈퇴');
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: '정말 탈퇴할까요?' });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(aurora + paths.configAccount.path);
    await page.getByRole('button', { name: '탈퇴' }).press('Enter');
    const password = question.getByLabel('현재 비밀번호', exact);
    await password.focus();
    await keyboard.type('nope');
    await keyboard.press('Enter');
    await expect(question.getByText('비밀번호가 맞지 않아요.')).toBeVisible();
    await keyboard.press('Control+A');
    await keyboard.type('second-1234');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(aurora + paths.login.path);
    await expect(page.getByText('탈퇴했어요')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

    // The account no longer exists.
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('비밀번호', exact).fill('second-1234');
    await keyboard.press('Enter');
    await expect(page.getByText('이메일 또는 비밀번호가 맞지 않아요')).toBeVisible();
  });
}
