import { fakeApi, sessions } from '@portal/shared/testing';
import { colorSchemeAtom, currencyAtom, languageAtom } from '@portal/shared/state';
import { screen, waitFor, within } from '@testing-library/react';
import { open, visit } from './testing/palette-scene.tsx';

const actions = async () =>
  within(await screen.findByRole('group', { name: '바로 실행' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.trim());

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());

/** Types a text and chooses the first result. */
const act = async (user: Awaited<ReturnType<typeof visit>>['user'], text: string, label: RegExp) => {
  const box = await open(user);
  await user.type(box, text);
  await user.click(await screen.findByRole('option', { name: label }));
  await waitUntilClosed();
};

beforeEach(() => sessionStorage.clear());

it('switches the language by its name in the reader’s language and says so in the new one', async () => {
  const { user, portal, address } = await visit();

  await act(user, '영어', /언어 바꾸기: English/);

  expect(await screen.findByText('Language switched')).toBeVisible();
  expect(portal.store.get(languageAtom)).toBe('en');
  expect(address()).toBe('/dashboard');
});

it('finds an action by the first consonants of its words and runs it with Enter', async () => {
  const { user, portal } = await visit();
  const box = await open(user);

  await user.type(box, 'ㅌㅎㅂㄲㄱ');
  expect(await actions()).toEqual(['통화 바꾸기: 달러 USD']);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('통화를 바꿨어요')).toBeVisible();
  expect(portal.store.get(currencyAtom)).toBe('USD');
  await waitUntilClosed();
});

it('switches the colour scheme by a word that it is also called by', async () => {
  const { user, portal } = await visit();

  await act(user, '다크 모드', /화면 모드 바꾸기: 어두운 화면/);

  expect(await screen.findByText('화면 모드를 바꿨어요')).toBeVisible();
  expect(portal.store.get(colorSchemeAtom)).toBe('dark');
});

it('signs out through the dialog that asks, which replaces the palette', async () => {
  const signedOut = fakeApi.post('/member/logout', {});
  const { user, address } = await visit();

  await act(user, '로그아웃', /로그아웃/);
  const dialog = await screen.findByRole('alertdialog', { name: '로그아웃할까요?' });
  expect(address()).toBe('/dashboard?logout=1');
  expect(signedOut.calls).toHaveLength(0);
  await user.keyboard('{Escape}');

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(address()).toBe('/dashboard');
});

it('lists actions after recent results and pages, without what is current', async () => {
  const { user } = await visit({ session: sessions.member });
  await open(user);
  await user.keyboard('{Enter}');
  await screen.findByText('page of mf-channels');
  await act(user, 'USD', /달러/);

  await open(user);

  const groups = screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
  expect(groups).toEqual(['최근에 연 항목', '페이지', '바로 실행']);
  const recent = screen.getByRole('group', { name: '최근에 연 항목' });
  expect(within(recent).getAllByRole('option')).toHaveLength(1);
  expect(await actions()).toEqual([
    expect.stringContaining('English'),
    expect.stringContaining('简体中文'),
    expect.stringContaining('繁體中文'),
    '통화 바꾸기: 원 KRW',
    '화면 모드 바꾸기: 밝은 화면',
    '화면 모드 바꾸기: 어두운 화면',
    '로그아웃',
  ]);
});

it('returns the focus to what opened the palette when an action has run', async () => {
  const { user } = await visit();
  const button = screen.getByRole('button', { name: /채널, 영상, 음원 검색/ });
  await user.click(button);

  await user.type(await screen.findByRole('combobox', { name: '검색' }), 'USD{Enter}');

  await waitUntilClosed();
  await waitFor(() => expect(button).toHaveFocus());
});
