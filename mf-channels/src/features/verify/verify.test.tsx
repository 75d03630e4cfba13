import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, partnerTerms } from '@portal/shared/testing';
import type { PortalSetup } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { channelFixture } from '../../testing/channel-fixture.ts';
import type { Channel } from '../../components/channel.ts';
import type { Verification } from './verify.api.ts';

const HOUR = 3_600_000;
const CODE = 'AUR-7K4Q-29XM-HB3D';
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

const verification = (changes: Partial<Verification> = {}): Verification => ({
  channel: {
    id: 'c1',
    youtube_id: 'UCcatlab0000000000000001',
    name: '냥이연구소',
    handle: '@cat.lab.kr',
    thumbnail: '/media/c1.svg',
    subscribers: 126_000,
  },
  state: 'pending',
  code: CODE,
  result: null,
  languages: [],
  description_full: false,
  checks: 0,
  delay: null,
  started_at: null,
  last_check_at: null,
  next_check_at: null,
  ends_at: null,
  ended_at: null,
  log: [],
  ...changes,
});

const searching = (changes: Partial<Verification> = {}) =>
  verification({
    state: 'verifying',
    started_at: at(-60_000),
    last_check_at: at(-30_000),
    next_check_at: at(4 * 60_000 + 12_000),
    ends_at: at(24 * HOUR),
    checks: 3,
    ...changes,
  });

const terms = partnerTerms();

beforeEach(() => fakeApi.get('/v2/mcn/terms', { terms }));

const channel = channelFixture({
  verification: 'pending',
  members: [],
  shorts_count: 0,
  subscribers: 126_000,
});

const fakeList = (items: Channel[] = [channel]) =>
  fakeApi.get('/channel/list', {
    items,
    total: items.length,
    page: 0,
    size: 20,
    counts: { all: 1, waiting: 0, on_hold: 0, approved: 1, rejected: 0, needs_verification: 1 },
  });

const open = async (state: Verification, setup: Omit<PortalSetup, 'at'> = {}) => {
  fakeList();
  const request = fakeApi.get('/channel/verification', { verification: state });
  const page = await renderRoute(remote, config, { at: '/manage-channel', ...setup });
  await page.user.click(await screen.findByRole('button', { name: '인증하기 냥이연구소' }));
  const dialog = within(await screen.findByRole('dialog', { name: '채널 인증' }));
  // A test may replace the response for the requests after this one.
  await waitFor(() => expect(request.calls).not.toHaveLength(0));
  return { ...page, dialog };
};

test('one press on a row shows the code of a channel that needs verification', async () => {
  const request = fakeApi.post('/channel/verification/code', { verification: verification() });

  const { dialog, location } = await open(verification({ state: 'none', code: null }));

  expect(await dialog.findByText(CODE)).toBeVisible();
  expect(dialog.getByText('@cat.lab.kr')).toBeVisible();
  expect(dialog.getByText('구독자 12.6만')).toBeVisible();
  expect(dialog.getByText('설명은 7,900자까지이고, 코드는 18자예요.')).toBeVisible();
  expect(dialog.getByRole('link', { name: /스튜디오 열기/ })).toHaveAttribute(
    'href',
    'https://studio.youtube.com/channel/UCcatlab0000000000000001/editing/details',
  );
  expect(location().search).toBe('?verify=c1');
  expect(request.calls.map(({ body }) => body)).toEqual([{ channel: 'c1' }]);
});

test('the copy button copies the code and completes the first step', async () => {
  const { dialog, user } = await open(verification());

  await user.click(await dialog.findByRole('button', { name: '복사 인증 코드' }));

  expect(await dialog.findByText('코드를 복사했어요')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(CODE);
});

test('starting the search shows the next check, the number of checks and what they found', async () => {
  const { dialog, user } = await open(verification());
  const started = searching({
    log: [
      { at: at(-30_000), result: 'code_missing', languages: ['en', 'ja'] },
      { at: at(-60_000), result: 'code_missing', languages: [] },
    ],
  });
  const verify = fakeApi.post('/channel/verify', { verification: started });
  fakeApi.get('/channel/verification', { verification: started });

  await user.click(await dialog.findByRole('button', { name: '인증 시작' }));

  expect(await dialog.findByText('확인하고 있어요…')).toBeVisible();
  expect(dialog.getByText(/4분 1[0-2]초 뒤/)).toBeVisible();
  expect(dialog.getByText('3회째')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('표시되는 설명과 번역 설명 2개에 코드가 없어요: 영어 및 일본어'),
      expect.stringContaining('표시되는 설명에 코드가 없어요'),
      expect.stringContaining('확인을 시작했어요'),
    ]),
  );
  expect(dialog.getByText(/창을 닫아도 .* 계속 확인하고/)).toBeVisible();
  expect(dialog.getByRole('button', { name: '지금 확인' })).toBeEnabled();
  expect(verify.calls).toHaveLength(1);
});

test('T-59 a double click starts one search and reports no failure', async () => {
  const { dialog, user } = await open(verification());
  const started = searching();
  const verify = fakeApi.post('/channel/verify', { verification: started });
  fakeApi.get('/channel/verification', { verification: started });

  await user.dblClick(await dialog.findByRole('button', { name: '인증 시작' }));

  expect(await dialog.findByText('확인하고 있어요…')).toBeVisible();
  expect(verify.calls).toHaveLength(1);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('a description without space for the code is reported with the number of characters to free', async () => {
  const { dialog } = await open(searching({ description_full: true, result: 'code_missing' }));

  expect(await dialog.findByText('설명에 코드를 넣을 자리가 없어요')).toBeVisible();
  expect(dialog.getByText(/19자를 비운 뒤/)).toBeVisible();
});

test('a code that only a translation has opens the guide that names the language', async () => {
  const { dialog } = await open(searching({ result: 'only_translated', languages: ['ko', 'zh-TW'] }));

  const title = await dialog.findByText('코드가 번역된 설명에만 있어요: 한국어 및 중국어(대만)');
  expect(title.closest('details')).toHaveAttribute('open');
});

test('the help of the verification dialog links to the guide of each device and to that on translations', async () => {
  const { dialog, user } = await open(verification());

  await user.click(await dialog.findByText('어디에 붙여 넣나요?'));
  await user.click(dialog.getByText('번역된 설명을 쓰고 있나요?'));

  const hrefOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('PC 인증 가이드 보기')).toBe('/guides/auths/pc-auth');
  expect(hrefOf('휴대폰 인증 가이드 보기')).toBe('/guides/auths/mobile-auth');
  expect(hrefOf('번역된 설명 안내 보기')).toBe('/guides/auths#translated');
});

test.each([
  ['quota', '오늘 YouTube에 요청할 수 있는 횟수를 다 썼어요', false],
  ['key', 'YouTube 연결을 점검하고 있어요', false],
  ['service', 'YouTube가 응답하지 않아요', true],
] as const)('a search delayed by %s says why and until when', async (delay, title, canCheck) => {
  const { dialog } = await open(searching({ delay, next_check_at: at(9 * HOUR) }));

  expect(await dialog.findByText(title)).toBeVisible();
  const button = dialog.getByRole('button', { name: '지금 확인' });
  if (canCheck) expect(button).toBeEnabled();
  else expect(button).toBeDisabled();
});

test.each([
  ['code_missing', '채널 인증에 실패했어요. 코드를 다시 입력해 주세요.', '표시되는 설명에 코드가 없어요'],
  [
    'channel_missing',
    '채널 인증에 실패했어요. 코드를 다시 입력해 주세요.',
    'YouTube에서 채널을 찾지 못했어요',
  ],
  ['error', '오류가 발생했어요', 'YouTube에서 확인하지 못했어요'],
] as const)(
  'a search that ended with %s says what was missing and can be repeated',
  async (result, title, text) => {
    const { dialog, user } = await open(verification({ result, checks: 30, ended_at: at(-HOUR) }));
    const verify = fakeApi.post('/channel/verify', { verification: searching() });

    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText(title)).toBeVisible();
    expect(alert.getByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '다시 인증' }));

    await waitFor(() => expect(verify.calls).toHaveLength(1));
  },
);

test('a search that succeeds while the dialog is open says where the code was found', async () => {
  let state = searching({ next_check_at: at(-1_000) });
  const { dialog } = await open(state);
  fakeApi.get('/channel/verification', () => ({ verification: state }));
  await dialog.findByText('지금 YouTube에서 확인하는 중이에요');

  state = verification({ state: 'verified', code: null, result: 'verified', ended_at: at(0) });

  expect(await dialog.findByRole('heading', { name: '채널을 인증했어요' })).toBeVisible();
  expect(dialog.getByText(/표시되는 설명에서 코드를 찾았어요/)).toBeVisible();
  expect(dialog.queryByText(CODE)).not.toBeInTheDocument();
});

test('a rejected channel says that it must be registered again first', async () => {
  fakeApi.post('/channel/verification/code', errorResponse(409, 'channel_state'));

  const { dialog } = await open(verification({ state: 'none', code: null }));

  expect(await dialog.findByRole('heading', { name: '지금은 인증할 수 없는 채널이에요' })).toBeVisible();
});

test('a channel that does not exist is said to be deleted, without a retry that cannot help', async () => {
  fakeList();
  fakeApi.get('/channel/verification', errorResponse(404, 'not_found'));
  await renderRoute(remote, config, { at: '/manage-channel?verify=c9' });
  const dialog = within(await screen.findByRole('dialog', { name: '채널 인증' }));

  expect(await dialog.findByRole('heading', { name: '이 채널은 볼 수 없어요' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
});

test('a verification that could not be loaded shows an error whose retry button fetches it again', async () => {
  fakeList();
  fakeApi.get('/channel/verification', errorResponse(500, 'internal'));
  const { user } = await renderRoute(remote, config, { at: '/manage-channel?verify=c1' });
  const dialog = within(await screen.findByRole('dialog', { name: '채널 인증' }));

  const retry = await dialog.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/channel/verification', { verification: verification() });
  await user.click(retry);

  expect(await dialog.findByText(CODE)).toBeVisible();
});

test('a verification whose figures could not be loaded shows an error whose retry button fetches them again', async () => {
  fakeApi.get('/v2/mcn/terms', errorResponse(500, 'internal'));
  const { dialog, user } = await open(verification());

  const retry = await dialog.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/v2/mcn/terms', { terms });
  await user.click(retry);

  expect(await dialog.findByText(CODE)).toBeVisible();
});

test('a refused start shows the reason and keeps the code', async () => {
  const { dialog, user } = await open(verification());
  fakeApi.post(
    '/channel/verify',
    errorResponse(503, 'youtube_unavailable', { message: '잠시 뒤 다시 시도해 주세요.' }),
  );

  await user.click(await dialog.findByRole('button', { name: '인증 시작' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('잠시 뒤 다시 시도해 주세요.');
  expect(dialog.getByText(CODE)).toBeVisible();
});

const held = (opensIn: number): Channel => ({
  ...channel,
  status: 1,
  verification: 'none',
  review_reason: '채널에 쇼츠가 없어요.',
  re_review_opens_at: at(opensIn),
});

const openReReview = async (opensIn: number) => {
  fakeList([held(opensIn)]);
  const page = await renderRoute(remote, config, { at: '/manage-channel?review=c1' });
  const dialog = within(await screen.findByRole('dialog', { name: '재심사 요청' }));
  await dialog.findByText('채널에 쇼츠가 없어요.');
  return { ...page, dialog };
};

test('a re-review that is not open yet shows the reason of the hold and when it opens', async () => {
  const { dialog } = await openReReview(18 * HOUR);

  expect(await dialog.findByText('채널에 쇼츠가 없어요.')).toBeVisible();
  expect(dialog.getByText('18시간 0분 뒤 요청할 수 있어요')).toBeVisible();
  expect(dialog.getByText(/^보류된 뒤 80시간이 지나면/)).toBeVisible();
  expect(dialog.getByRole('button', { name: '재심사 요청' })).toBeDisabled();
});

test('a re-review opens while the dialog is shown', async () => {
  const { dialog } = await openReReview(1_500);

  await waitFor(() => expect(dialog.getByRole('button', { name: '재심사 요청' })).toBeEnabled());
  expect(dialog.getByText('지금 요청할 수 있어요')).toBeVisible();
});

test('a double click requests one re-review, closes the dialog and shows a snackbar', async () => {
  const { dialog, user, store, location } = await openReReview(-1_000);
  const request = fakeApi.post('/channel/re-review', { channel: { ...channel, status: 0, members: [] } });

  await user.dblClick(await dialog.findByRole('button', { name: '재심사 요청' }));

  await waitFor(() => expect(location().search).toBe(''));
  expect(store.get(snackbarsAtom)).toMatchObject([{ type: 'success', title: '재심사를 요청했어요' }]);
  expect(request.calls.map(({ body }) => body)).toEqual([{ channel: 'c1' }]);
});

test('a re-review that the server finds too early shows its reason', async () => {
  const { dialog, user } = await openReReview(-1_000);
  fakeApi.post(
    '/channel/re-review',
    errorResponse(409, 're_review_too_early', { message: '아직 요청할 수 없어요.' }),
  );

  await user.click(await dialog.findByRole('button', { name: '재심사 요청' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('아직 요청할 수 없어요.');
});

test('a channel that is no longer on hold says so', async () => {
  fakeList([]);
  await renderRoute(remote, config, { at: '/manage-channel?review=c1' });
  const dialog = within(await screen.findByRole('dialog', { name: '재심사 요청' }));

  expect(await dialog.findByRole('heading', { name: '보류 중인 채널이 아니에요' })).toBeVisible();
});
