import { hasUnsavedWork, snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import type { NoticeNode } from '@portal/shared/ui/notice';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../../remote.config.ts';
import remote from '../../../remote.tsx';
import { noticeFixture } from '../../../testing/notice-fixture.ts';
import { sitesFixture } from '../../../testing/sites-fixture.ts';
import { formatLocalTime } from '../../../components/local-time.ts';

const text = (words: string): NoticeNode => ({ type: 'text', text: words });
const paragraph = (words: string): NoticeNode => ({ type: 'paragraph', children: [text(words)] });

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
  fakeApi.get('/operator/notices', { items: [], total: 0, page: 0, size: 50 });
  fakeApi.post('/operator/notices/preview', ({ body }) => ({
    body: [paragraph(body.body)],
    removed: [],
    warnings: [],
  }));
});

const open = (at = '/operator/notices/new') =>
  renderRoute(remote, config, { at, session: sessions.operator });
type Portal = Awaited<ReturnType<typeof open>>;

const openStored = async (notice = noticeFixture()) => {
  fakeApi.get('/operator/notice', { notice });
  const portal = await open(`/operator/notices/${notice.id}`);
  await screen.findByLabelText('제목 (한국어)');
  return portal;
};
const write = async ({ user }: Portal, field: string, words: string) => {
  await user.clear(screen.getByLabelText(field));
  await user.click(screen.getByLabelText(field));
  await user.paste(words);
};
const tab = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: '언어' })).getByRole('link', { name });
const press = ({ user }: Portal, name: string) => user.click(screen.getByRole('button', { name }));
const titleOfSnackbar = ({ store }: Portal) => store.get(snackbarsAtom)[0]?.title;

test('a notice is written in two languages for one site and published at once', async () => {
  const send = fakeApi.post('/operator/notices', { notice: noticeFixture() });
  const portal = await open();

  await portal.user.click(screen.getByRole('button', { name: /^사이트/ }));
  await portal.user.click(await screen.findByRole('option', { name: /Lagoon/ }));
  await write(portal, '제목 (한국어)', '점검 안내');
  await write(portal, '내용 (한국어)', '새벽에 쉬어요');
  await portal.user.click(tab(/English/));
  await write(portal, '제목 (English)', 'Maintenance');
  await write(portal, '내용 (English)', 'At night');
  expect(tab(/한국어/)).toHaveAccessibleName('한국어 작성됨');
  expect(tab(/简体/)).toHaveAccessibleName('简体中文');
  expect(hasUnsavedWork()).toBe(true);
  await press(portal, '게시');

  await waitFor(() => expect(titleOfSnackbar(portal)).toBe('공지를 게시했어요'));
  expect(send.calls.map(({ body }) => body)).toEqual([
    {
      domain: 'lagoon.localhost',
      category: 'general',
      title: { ko: '점검 안내', en: 'Maintenance' },
      body: { ko: '새벽에 쉬어요', en: 'At night' },
      pinned: false,
    },
  ]);
  await waitFor(() => expect(portal.location().pathname).toBe('/operator/notices'));
  expect(hasUnsavedWork()).toBe(false);
});

test('a notice is scheduled for a local time, whose zone is named', async () => {
  const at = '2031-05-04T09:30';
  const send = fakeApi.post('/operator/notices', {
    notice: noticeFixture({ state: 'scheduled', published_at: new Date(at).toISOString() }),
  });
  const portal = await open();
  await write(portal, '제목 (한국어)', '점검 안내');
  await write(portal, '내용 (한국어)', '새벽에 쉬어요');

  await portal.user.click(screen.getByRole('radio', { name: '시각 지정' }));
  await press(portal, '게시');
  expect(await screen.findByText('날짜와 시각을 입력해 주세요')).toBeVisible();
  await portal.user.type(screen.getByLabelText('날짜와 시각'), at);
  expect(screen.getByText(new RegExp(Intl.DateTimeFormat().resolvedOptions().timeZone))).toBeVisible();
  await press(portal, '예약');

  await waitFor(() => expect(titleOfSnackbar(portal)).toBe('2031.05.04 09:30에 게시하도록 예약했어요'));
  expect(send.calls[0]?.body).toMatchObject({ published_at: new Date(at).toISOString() });
});

test('the preview shows the elements of the server, names what it leaves out and what to check', async () => {
  const preview = fakeApi.post('/operator/notices/preview', {
    body: [{ type: 'heading', level: 1, children: [text('점검')] }],
    removed: [
      { kind: 'html', text: '<script>' },
      { kind: 'link', text: 'javascript:alert(1)' },
    ],
    warnings: [{ kind: 'marks', text: '__“8월”__은' }],
  });
  const portal = await open();

  await write(portal, '내용 (한국어)', '## 점검 <script>');

  const shown = within(await screen.findByRole('region', { name: '미리 보기' }));
  expect(await shown.findByRole('heading', { name: '점검' })).toBeVisible();
  expect(shown.getByText('독자에게 보이지 않는 부분 2곳')).toBeVisible();
  expect(shown.getByText('javascript:alert(1)').closest('li')).toHaveTextContent('안전하지 않은 링크');
  expect(shown.getByText('확인할 부분 1곳')).toBeVisible();
  expect(shown.getByText('__“8월”__은').closest('li')).toHaveTextContent('기호가 그대로 보여요');
  expect(preview.calls.at(-1)?.body).toEqual({ body: '## 점검 <script>' });
});

test('a text without a title is refused in its own language, which is shown', async () => {
  const send = fakeApi.post('/operator/notices', { notice: noticeFixture() });
  const portal = await open();
  await write(portal, '제목 (한국어)', '점검 안내');
  await write(portal, '내용 (한국어)', '새벽에 쉬어요');
  await portal.user.click(tab(/English/));
  await write(portal, '내용 (English)', 'At night');
  await portal.user.click(tab(/한국어/));

  await press(portal, '게시');

  await waitFor(() => expect(screen.getByLabelText('제목 (English)')).toHaveFocus());
  expect(tab(/English/)).toHaveAccessibleName('English 오류 있음');
  expect(screen.getByLabelText('제목 (English)')).toHaveAccessibleDescription('제목을 입력해 주세요');
  expect(send.calls).toEqual([]);
});

test('what the server refuses is said at its field, and nothing is lost', async () => {
  fakeApi.post(
    '/operator/notices',
    errorResponse(400, 'validation', {
      errors: [{ path: 'title.ko', code: 'too_long', message: '200자까지 쓸 수 있어요' }],
    }),
  );
  const portal = await open();
  await write(portal, '제목 (한국어)', '점검 안내');
  await write(portal, '내용 (한국어)', '새벽에 쉬어요');

  await press(portal, '게시');

  await waitFor(() =>
    expect(screen.getByLabelText('제목 (한국어)')).toHaveAccessibleDescription('200자까지 쓸 수 있어요'),
  );
  expect(screen.getByLabelText('내용 (한국어)')).toHaveValue('새벽에 쉬어요');
});

test('a change is sent with the version that was seen, and without the time that was not touched', async () => {
  const send = fakeApi.post('/operator/notices/change', { notice: noticeFixture({ version: 4 }) });
  const portal = await openStored();

  await write(portal, '제목 (한국어)', '8월 정산');
  await press(portal, '저장');

  await waitFor(() => expect(titleOfSnackbar(portal)).toBe('공지를 저장했어요'));
  expect(send.calls.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [
      {
        id: 'n1',
        domain: 'aurora.localhost',
        category: 'settlement',
        title: { ko: '8월 정산', en: 'July payments' },
        body: { ko: '본문', en: 'Body' },
        pinned: false,
      },
      '"3"',
    ],
  ]);
});

test('Enter in a title does not publish the notice', async () => {
  const send = fakeApi.post('/operator/notices/change', { notice: noticeFixture({ version: 4 }) });
  const portal = await openStored();
  await write(portal, '제목 (한국어)', '반쯤 쓴 제');

  await portal.user.keyboard('{Enter}');

  expect(screen.getByLabelText('제목 (한국어)')).toHaveFocus();
  expect(send.calls).toHaveLength(0);
});

describe('after another operator has changed the notice', () => {
  const theirs = noticeFixture({ version: 4, pinned: true, title: { ko: '남의 제목', en: 'July payments' } });

  const saveStale = async () => {
    const portal = await openStored();
    await write(portal, '제목 (한국어)', '내 제목');
    fakeApi.get('/operator/notice', { notice: theirs });
    fakeApi.post('/operator/notices/change', errorResponse(412, 'version_conflict'));
    await press(portal, '저장');
    expect(await screen.findByText(/바뀐 것: 제목 \(한국어\), 고정/)).toBeVisible();
    return portal;
  };

  test('the operator keeps the own text, which replaces the newer version', async () => {
    const portal = await saveStale();
    expect(screen.getByLabelText('제목 (한국어)')).toHaveValue('내 제목');
    expect(screen.getByRole('button', { name: '저장' })).toBeDisabled();
    const send = fakeApi.post('/operator/notices/change', { notice: theirs });

    await press(portal, '내 글 유지');
    await press(portal, '저장');

    await waitFor(() => expect(send.calls).toHaveLength(1));
    expect(send.calls[0]?.headers.get('if-match')).toBe('"4"');
    expect(send.calls[0]?.body).toMatchObject({ title: { ko: '내 제목' } });
  });

  test('what was changed has the focus, so that it is in view', async () => {
    await saveStale();

    await waitFor(() => expect(screen.getByText(/바뀐 것: /).closest('[role=alert]')).toHaveFocus());
  });

  test('the operator loads the newer version', async () => {
    const portal = await saveStale();

    await press(portal, '바뀐 공지 불러오기');

    expect(screen.getByLabelText('제목 (한국어)')).toHaveValue('남의 제목');
    expect(screen.getByRole('checkbox', { name: '목록 맨 위에 고정' })).toBeChecked();
    expect(screen.getByRole('button', { name: '저장' })).toBeEnabled();
  });
});

test('a notice that was deleted meanwhile keeps its text in the form', async () => {
  fakeApi.post('/operator/notices/change', errorResponse(404, 'not_found'));
  const portal = await openStored();

  await press(portal, '저장');

  expect(await screen.findByText(/다른 운영자가 이 공지를 삭제했어요/)).toBeVisible();
  expect(screen.getByLabelText('내용 (한국어)')).toHaveValue('본문');
});

test('a notice is deleted in its editor, which leads back to the list', async () => {
  const send = fakeApi.post('/operator/notices/delete', {});
  const portal = await openStored();

  await press(portal, '삭제');
  await portal.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }),
  );

  await waitFor(() => expect(portal.location().pathname).toBe('/operator/notices'));
  expect(send.calls[0]?.headers.get('if-match')).toBe('"3"');
});

test('the editor of an unknown notice says so, and a failed one loads again', async () => {
  fakeApi.get('/operator/notice', errorResponse(500, 'internal'));
  const { user } = await open('/operator/notices/n1');
  const retry = await screen.findByRole('button', { name: '다시 시도' });

  fakeApi.get('/operator/notice', errorResponse(404, 'not_found'));
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: '찾을 수 없는 공지예요' })).toBeVisible();
});

test('a local time is formatted to the minute', () => {
  expect(formatLocalTime(new Date(2026, 0, 2, 3, 4, 59).toISOString())).toBe('2026-01-02T03:04');
});
