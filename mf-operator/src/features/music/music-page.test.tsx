import {
  errorResponse,
  expectConsole,
  fakeApi,
  networkFailure,
  renderRoute,
  sessions,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { serveSearchWords } from '../../testing/search-word-fixture.ts';

const result = {
  added: 12,
  changed: 3,
  restored: 1,
  removed: 0,
  kept: 150,
  missing: 4,
  new_tags: ['비 오는 날'],
};
const tooMany = {
  path: 'line 1',
  line: 1,
  code: 'too_many_removed',
  message: 'The file lacks 40 of 168 tracks, more than 10 %; to remove them, force it with a reason.',
};

const open = () => renderRoute(remote, config, { at: '/operator/music', session: sessions.operator });
type Portal = Awaited<ReturnType<typeof open>>;

const catalogue = () => within(screen.getByRole('region', { name: '카탈로그 파일' }));
const press = ({ user }: Portal, name: string) => user.click(catalogue().getByRole('button', { name }));
const sendFile = async (portal: Portal) => {
  const file = new File(['isrc,title\n'], 'tracks.csv', { type: 'application/vnd.ms-excel' });
  await portal.user.upload(catalogue().getByLabelText('파일 선택'), file);
  await press(portal, '가져오기');
};

beforeEach(() => {
  fakeApi.get('/operator/progress', { items: [] });
  serveSearchWords();
});

test('a catalogue file is imported with the chosen options, and its changes are counted', async () => {
  const send = fakeApi.post('/operator/music', { result });
  const portal = await open();

  await portal.user.click(catalogue().getByRole('checkbox', { name: '없는 태그 만들기' }));
  await sendFile(portal);

  expect(await screen.findByText('tracks.csv 파일을 가져왔어요')).toBeVisible();
  expect(screen.getByText('추가').nextElementSibling).toHaveTextContent('12');
  expect(screen.getByText('새 태그: 비 오는 날')).toBeVisible();
  expect(Object.fromEntries(send.calls[0]?.query ?? [])).toEqual({ name: 'tracks.csv', create_tags: 'true' });
  expect(send.calls[0]?.headers.get('content-type')).toBe('text/csv');
});

test('every bad line of a file is named, and another file starts without them', async () => {
  const fileErrors = [
    {
      path: 'line 2, column 1 (isrc)',
      line: 2,
      column: 'isrc',
      code: 'bad_cell',
      message: 'Not an ISRC.',
      value: 'USX-1',
    },
    {
      path: 'line 9 (tags)',
      line: 9,
      column: 'tags',
      code: 'unknown_tag',
      message: 'There is no tag “rain”.',
    },
  ];
  fakeApi.post('/operator/music', errorResponse(422, 'report_malformed', { fileErrors }));
  const portal = await open();

  await sendFile(portal);

  expect(await screen.findByText('오류 2개가 있어 저장하지 않았어요')).toBeVisible();
  for (const { path } of fileErrors) expect(screen.getByText(path)).toBeVisible();
  expect(screen.getByText('USX-1')).toBeVisible();
  await press(portal, 'tracks.csv 지우기');
  expect(screen.queryByText('line 9 (tags)')).not.toBeInTheDocument();
});

test('a value that is not allowed is named with its row and the nearest allowed one, in the user’s language', async () => {
  const fileErrors = [
    {
      path: 'line 3 (mood)',
      line: 3,
      column: 'mood',
      code: 'unknown_value',
      message: 'There is no such mood; the nearest is calm.',
      value: 'clam',
      nearest: 'calm',
    },
  ];
  fakeApi.post('/operator/music', errorResponse(422, 'report_malformed', { fileErrors }));
  const portal = await open();

  await sendFile(portal);

  expect(
    await screen.findByText('3번째 줄: mood 열의 값 ‘clam’: 목록에 없는 값이에요. 가장 비슷한 값은 calm'),
  ).toBeVisible();
});

test('a file that would remove much is held back until a reason overrules it', async () => {
  const send = fakeApi.post('/operator/music', ({ query }) =>
    query.has('reason')
      ? { result: { ...result, removed: 40 } }
      : errorResponse(422, 'report_malformed', { fileErrors: [tooMany] }),
  );
  const portal = await open();

  await portal.user.click(catalogue().getByRole('checkbox', { name: '파일에 없는 음원 내리기' }));
  await sendFile(portal);
  expect(await screen.findByText(/lacks 40 of 168 tracks/)).toBeVisible();
  await press(portal, '그래도 내리기');
  expect(await screen.findByText('사유를 입력해 주세요')).toBeVisible();
  expect(send.calls).toHaveLength(1);
  await portal.user.type(screen.getByLabelText('그래도 내리는 사유'), '계약 종료');
  await press(portal, '그래도 내리기');

  expect(await screen.findByText('tracks.csv 파일을 가져왔어요')).toBeVisible();
  expect(send.calls[1]?.query.get('reason')).toBe('계약 종료');
  expect(send.calls[1]?.query.get('remove_missing')).toBe('true');
});

test('the reason stays when the connection is lost while it is sent', async () => {
  fakeApi.post('/operator/music', errorResponse(422, 'report_malformed', { fileErrors: [tooMany] }));
  const portal = await open();
  await sendFile(portal);
  await portal.user.type(await screen.findByLabelText('그래도 내리는 사유'), '계약 종료');

  expectConsole(/Network error/);
  fakeApi.post('/operator/music', networkFailure());
  await press(portal, '그래도 내리기');

  expect(await screen.findByText('서버에 연결하지 못했어요. 잠시 뒤 다시 시도해 주세요.')).toBeVisible();
  expect(screen.getByLabelText('그래도 내리는 사유')).toHaveValue('계약 종료');
});

test('covers are sent one after the other, and a refused one says why', async () => {
  const fileError = { path: 'line 1', line: 1, code: 'bad_picture', message: 'Not a picture.' };
  const send = fakeApi.post('/operator/music/covers', ({ query }) =>
    query.get('name') === 'bad.png'
      ? errorResponse(422, 'report_malformed', { fileErrors: [fileError] })
      : { path: '/media/c.webp' },
  );
  const { user } = await open();
  const card = within(screen.getByRole('region', { name: '커버 이미지' }));

  await user.upload(card.getByLabelText('파일 선택'), [
    new File(['x'], 'good.png', { type: 'image/png' }),
    new File(['x'], 'bad.png', { type: 'image/png' }),
  ]);
  await user.click(card.getByRole('button', { name: '이미지 2개 보내기' }));

  expect(await card.findByText('Not a picture.')).toBeVisible();
  expect(send.calls.map(({ query }) => query.get('name'))).toEqual(['good.png', 'bad.png']);
  await waitFor(() => expect(card.getByRole('button', { name: '이미지 1개 보내기' })).toBeEnabled());
});

test('a catalogue import is cancelled while the server works on it, which is said', async () => {
  let isCancelled = false;
  fakeApi.post('/operator/music', async () => {
    await waitFor(() => expect(isCancelled).toBe(true));
    return { result };
  });
  const portal = await open();
  await sendFile(portal);

  await press(portal, '취소');
  isCancelled = true;

  expect(await catalogue().findByText('가져오기를 취소했어요')).toBeVisible();
  expect(catalogue().queryByRole('button', { name: '취소' })).not.toBeInTheDocument();
  expect(catalogue().getByRole('button', { name: '가져오기' })).toBeEnabled();
});

test('the sending of covers is cancelled, and those that were not sent can be sent again', async () => {
  let isCancelled = false;
  const send = fakeApi.post('/operator/music/covers', async () => {
    await waitFor(() => expect(isCancelled).toBe(true));
    return { path: '/media/c.webp' };
  });
  const { user } = await open();
  const card = within(screen.getByRole('region', { name: '커버 이미지' }));
  await user.upload(card.getByLabelText('파일 선택'), [
    new File(['x'], 'first.png', { type: 'image/png' }),
    new File(['x'], 'second.png', { type: 'image/png' }),
  ]);
  await user.click(card.getByRole('button', { name: '이미지 2개 보내기' }));

  await user.click(card.getByRole('button', { name: '취소' }));
  isCancelled = true;

  await waitFor(() => expect(card.getByRole('button', { name: '이미지 2개 보내기' })).toBeEnabled());
  expect(send.calls).toHaveLength(1);
});

test('the import of another operator shows how many tracks are stored', async () => {
  const file = { id: 'p1', kind: 'catalogue' as const, name: 'tracks.csv', stage: 'storing' as const };
  fakeApi.get('/operator/progress', {
    items: [{ ...file, rows: 67_224, total: 134_448, started_at: '2026-11-21T20:00:00.000Z' }],
  });

  await open();

  expect(await catalogue().findByRole('progressbar', { name: 'tracks.csv' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  expect(catalogue().getByText('저장하는 중 · 134,448행 중 67,224행')).toBeVisible();
});

test('previews are sent, and a refused one says why in the user’s language', async () => {
  const fileError = { path: 'bad.mp3', code: 'no_audio', message: 'Not an MP3 or Ogg Opus file.' };
  const send = fakeApi.post('/operator/music/previews', ({ query }) =>
    query.get('name') === 'bad.mp3'
      ? errorResponse(422, 'report_malformed', { fileErrors: [fileError] })
      : { path: '/api/music/preview?hash=a' },
  );
  const { user } = await open();
  const card = within(screen.getByRole('region', { name: '미리 듣기' }));

  await user.upload(card.getByLabelText('파일 선택'), [
    new File(['x'], 'good.ogg', { type: 'audio/ogg' }),
    new File(['x'], 'bad.mp3', { type: 'audio/mpeg' }),
  ]);
  await user.click(card.getByRole('button', { name: '소리 2개 보내기' }));

  expect(await card.findByText('MP3나 Ogg Opus가 아니거나 재생할 수 없는 파일이에요.')).toBeVisible();
  expect(send.calls.map(({ query }) => query.get('name'))).toEqual(['good.ogg', 'bad.mp3']);
});

test('a preview of a catalogue file that cannot be had is named with its row, in the user’s language', async () => {
  const fileErrors = [
    {
      path: 'line 2 (preview)',
      line: 2,
      column: 'preview',
      code: 'too_long',
      message: 'Too long.',
      value: 'https://sounds.example/a',
    },
  ];
  fakeApi.post('/operator/music', errorResponse(422, 'report_malformed', { fileErrors }));
  const portal = await open();

  await sendFile(portal);

  expect(
    await screen.findByText('2번째 줄: preview 열의 값 ‘https://sounds.example/a’: 90초보다 길어요.'),
  ).toBeVisible();
});
