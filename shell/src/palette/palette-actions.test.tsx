import { fakeApi, sessions } from '@portal/shared/testing';
import { paths } from '@portal/shared/routing';
import { colorSchemeAtom, currencyAtom, languageAtom } from '@portal/shared/state';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import type { ShellSetup } from '../testing/render-shell.tsx';
import { active, noReports, open, remotes, visit } from './testing/palette-scene.tsx';

// Only the fields of a track that the palette reads.
const track = { isrc: 'KRX4G2600417', title: '파도 소리', artist: '하루', cover: null };

const actions = async () =>
  within(await screen.findByRole('group', { name: '바로 실행' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.trim());

const waitUntilClosed = (box: HTMLElement) => waitFor(() => expect(box).not.toBeInTheDocument());

/** Searches for a text and chooses the first result, which the label names. */
const act = async (user: Awaited<ReturnType<typeof visit>>['user'], text: string, label: RegExp) => {
  const box = await open(user);
  await user.paste(text);
  await waitFor(() => expect(active(box)).toMatch(label));
  await user.keyboard('{Enter}');
  await waitUntilClosed(box);
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

  await user.paste('ㅌㅎㅂㄲㄱ');
  expect(await actions()).toEqual(['통화 바꾸기: 달러 USD']);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('통화를 바꿨어요')).toBeVisible();
  expect(portal.store.get(currencyAtom)).toBe('USD');
  await waitUntilClosed(box);
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

  const box = await screen.findByRole('combobox', { name: '검색' });
  await user.paste('USD');
  await waitFor(() => expect(active(box)).toMatch(/USD/));
  await user.keyboard('{Enter}');

  await waitUntilClosed(box);
  await waitFor(() => expect(button).toHaveFocus());
});

it('copies the ISRC of a found track and says so', async () => {
  const { user, address } = await visit({
    fakeResponses: () => void fakeApi.get('/music/tracks', () => ({ items: [track] }) as never),
  });
  const box = await open(user);
  await user.paste('파도');
  const group = await screen.findByRole('group', { name: '음원' });
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['파도 소리 하루', 'ISRC 복사: KRX4G2600417']);

  await user.click(within(group).getByRole('option', { name: /ISRC 복사/ }));

  expect(await screen.findByText('ISRC를 복사했어요')).toBeVisible();
  // What closes would be updated outside of React's act while the clipboard is read.
  await waitUntilClosed(box);
  expect(await navigator.clipboard.readText()).toBe('KRX4G2600417');
  expect(address()).toBe('/dashboard');
  expect(sessionStorage.getItem('portal.recent')).toBeNull();
});

it('shows the ISRC to copy by hand when the browser denies the clipboard', async () => {
  const { user } = await visit({
    fakeResponses: () => void fakeApi.get('/music/tracks', () => ({ items: [track] }) as never),
  });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

  await open(user);
  await user.paste('파도');
  await user.click(await screen.findByRole('option', { name: /ISRC 복사/ }));

  expect(await screen.findByText('직접 선택해 복사해 주세요: KRX4G2600417')).toBeVisible();
});

describe('the statement of a month', () => {
  const statement = running(
    buildOf('mf-dashboard', '1.0.0', {
      routes: [routeOf('/dashboard'), routeOf(paths.statement.path)],
      nav: [navOf('dashboard')],
    }),
  );
  const setup = (changes: Partial<ShellSetup> = {}): Partial<ShellSetup> => ({
    set: releaseSetOf({ ...remotes, 'mf-dashboard': statement }),
    fakeResponses: () =>
      void fakeApi.get('/report/freshness', {
        ...noReports,
        first_day: '2024-11-20',
        revenue_through: '2026-11-25',
      }),
    ...changes,
  });

  it.each([
    ['정산서 10월', '2026년 10월 정산서', '2026-10'],
    ['october', '2026년 10월 정산서', '2026-10'],
    // The current December has no revenue yet.
    ['12월', '2025년 12월 정산서', '2025-12'],
  ])('%s opens it for a member', async (text, label, month) => {
    const { user, address } = await visit(setup({ session: sessions.member }));
    const box = await open(user);

    await user.paste(text);
    await waitFor(async () => expect(await actions()).toEqual([label]));
    await user.keyboard('{Enter}');
    await waitUntilClosed(box);

    expect(address()).toBe(`/dashboard/statement?month=${month}`);
    expect(sessionStorage.getItem('portal.recent')).toBeNull();
  });

  it.each([
    ['of a month without revenue', '2024-10', setup()],
    ['where its page is not released', '2026-10', { ...setup(), set: releaseSetOf(remotes) }],
    ['when the text names something else, too', '10월 산책', setup()],
  ])('is not offered %s', async (_, text, changes) => {
    const { user } = await visit(changes);
    await open(user);

    await user.paste(text);
    await screen.findByRole('group', { name: '채널' });

    expect(screen.queryByRole('group', { name: '바로 실행' })).not.toBeInTheDocument();
  });
});

describe('the period of a report', () => {
  it('changes in the address, without the days and the page of the one before', async () => {
    const { user, address } = await visit({
      at: '/dashboard?period=custom&from=2026-10-01&to=2026-10-09&page=2&member=m1',
    });

    await act(user, '지난달', /기간 바꾸기: 지난달/);

    expect(address()).toBe('/dashboard?period=last-month&member=m1');
  });

  it('is not offered as it is, and its default leaves the address', async () => {
    const { user, address } = await visit({ at: '/dashboard?period=7d' });
    const box = await open(user);
    await user.paste('기간');
    expect(await actions()).toEqual([
      '기간 바꾸기: 최근 1일',
      '기간 바꾸기: 최근 28일',
      '기간 바꾸기: 최근 90일',
      '기간 바꾸기: 이번 달',
      '기간 바꾸기: 지난달',
      '기간 바꾸기: 6개월',
    ]);

    await user.click(screen.getByRole('option', { name: /28일/ }));
    await waitUntilClosed(box);

    expect(address()).toBe('/dashboard');
  });

  it('is offered on pages of reports only', async () => {
    const { user } = await visit();
    await act(user, '이번 달', /이번 달/);
    await open(user);
    await user.paste('manage-channel');
    await user.keyboard('{Enter}');
    await screen.findByText('page of mf-channels');

    const box = await open(user);
    await user.paste('기간');

    await waitFor(() => expect(active(box)).toBeUndefined());
  });
});

describe('the registration of a channel', () => {
  it.each([
    ['https://www.youtube.com/@hangang/videos?view=0', '@hangang'],
    ['youtube.com/channel/UC0123456789abcdefghijkl', 'UC0123456789abcdefghijkl'],
    ['UC0123456789abcdefghijkl', 'UC0123456789abcdefghijkl'],
  ])('is opened with what is pasted: %s', async (text, channel) => {
    const { user, address } = await visit();
    const box = await open(user);

    await user.paste(text);
    expect(await actions()).toEqual([`채널 등록: ${channel}`]);
    await user.keyboard('{Enter}');
    await waitUntilClosed(box);

    expect(address()).toBe(`/manage-channel?${new URLSearchParams({ addChannel: channel })}`);
  });

  it.each([
    ['to members', 'youtube.com/@hangang', sessions.member],
    ['for an address of another site', 'https://youtube.com.example/@hangang', sessions.manager],
  ])('is not offered %s', async (_, text, session) => {
    const { user } = await visit({ session });
    await open(user);

    await user.paste(text);
    await screen.findByRole('group', { name: '채널' });

    expect(screen.queryByRole('group', { name: '바로 실행' })).not.toBeInTheDocument();
  });
});
