import { errorResponse, fakeApi, networkFailure, renderRoute, sessions } from '@portal/shared/testing';
import type { PortalSetup } from '@portal/shared/testing';
import { snackbarsAtom } from '@portal/shared/state';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import type { ResolvedLine } from './register.api.ts';

type Channel = NonNullable<ResolvedLine['channel']>;

const id = (name: string) => `UC${name.padEnd(22, '0')}`;
const channel = (name: string, changes: Partial<Channel> = {}): Channel => ({
  youtube_id: id(name),
  name,
  handle: `@${name}`,
  thumbnail: '/media/avatar.svg',
  subscribers: 84_300,
  videos: 213,
  ...changes,
});

/** What YouTube and the service know of the lines in these tests. */
const known: Record<string, Omit<ResolvedLine, 'input'>> = {
  '@summer': { outcome: 'available', channel: channel('summer'), registered_at: null },
  '@butter': { outcome: 'available', channel: channel('butter', { subscribers: null }), registered_at: null },
  '@table': { outcome: 'registered', channel: channel('table'), registered_at: '2026-06-02T03:00:00Z' },
  '@laundry': { outcome: 'taken', channel: channel('laundry'), registered_at: null },
  '@diary': { outcome: 'private', channel: channel('diary'), registered_at: null },
  'https://example.com/x': { outcome: 'invalid', channel: null, registered_at: null },
};

const fakeResolve = () =>
  fakeApi.post('/channel/resolve', ({ body }) => ({
    items: body.links.map((input) => ({
      input,
      ...(known[input] ?? { outcome: 'not_found', channel: null, registered_at: null }),
    })),
  }));

const emptyList = () =>
  fakeApi.get('/channel/list', {
    items: [],
    total: 0,
    page: 0,
    size: 20,
    counts: { all: 0, waiting: 0, on_hold: 0, approved: 0, rejected: 0, needs_verification: 0 },
  });

const openDialog = async (setup: Omit<PortalSetup, 'at'> = {}) => {
  emptyList();
  const page = await renderRoute(remote, config, { at: '/manage-channel', ...setup });
  const [button] = await screen.findAllByRole('button', { name: '채널 등록' });
  await page.user.click(button ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: '채널 등록' });
  return { ...page, dialog: within(dialog) };
};

type Dialog = Awaited<ReturnType<typeof openDialog>>;

const paste = async ({ user, dialog }: Dialog, text: string) => {
  await user.click(dialog.getByRole('textbox', { name: '채널 링크' }));
  await user.paste(text);
};

const rowOf = async ({ dialog }: Dialog, name: string) => {
  const row = (await dialog.findAllByRole('listitem')).find((item) => item.textContent.includes(name));
  if (!row) throw new Error(`There is no row of ${name}.`);
  return within(row);
};

const chooseCategory = async (page: Dialog, name: string, category: string) => {
  await page.user.click(
    await (await rowOf(page, name)).findByRole('button', { name: new RegExp(`${name} 분류`) }),
  );
  await page.user.click(await screen.findByRole('option', { name: category }));
};

test('each pasted line shows what it resolves to before anything is saved', async () => {
  const resolve = fakeResolve();
  const page = await openDialog();

  await paste(page, '@summer\n@table\n@laundry\n@diary\n@hanok\nhttps://example.com/x\n@summer');

  await page.dialog.findByText('모든 줄을 확인했어요');
  const texts = page.dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/summer@summer구독자 8\.43만, 동영상 213개.*등록 가능/),
    expect.stringMatching(/table@table2026\.06\.02에 등록한 채널이에요이미 등록됨/),
    expect.stringMatching(/laundry@laundry다른 파트너가 등록한 채널이에요등록 불가/),
    expect.stringMatching(/diary@diaryYouTube에서 채널을 공개로.*비공개/),
    expect.stringMatching(/@hanok채널을 찾지 못했어요.*찾을 수 없음/),
    expect.stringMatching(/https:\/\/example\.com\/xYouTube 채널 링크나 핸들이 아니에요주소 오류/),
    expect.stringMatching(/summer@summer위에 같은 채널이 있어요중복/),
  ]);
  expect(page.dialog.getByText('등록 가능 1')).toBeVisible();
  expect(page.dialog.getByText('제외 6')).toBeVisible();
  expect(page.dialog.getByText('7 / 50')).toBeVisible();
  // The repeated line takes no lookup.
  expect(resolve.calls.map(({ body }) => body.links.length)).toEqual([6]);
});

test('a line that was resolved takes no further lookup when another line is added', async () => {
  const resolve = fakeResolve();
  const page = await openDialog();

  await paste(page, '@summer\n');
  await page.dialog.findByText('모든 줄을 확인했어요');
  await paste(page, '@butter');

  await rowOf(page, 'butter');
  await waitFor(() =>
    expect(resolve.calls.map(({ body }) => body.links)).toEqual([['@summer'], ['@butter']]),
  );
});

test('registration requires a link and a category', async () => {
  fakeResolve();
  const page = await openDialog();

  await page.user.click(page.dialog.getByRole('button', { name: '채널 등록' }));
  expect(page.dialog.getByText('채널 링크를 입력해 주세요')).toBeVisible();
  const links = page.dialog.getByRole('textbox', { name: '채널 링크' });
  expect(links).toHaveFocus();
  expect(links).toHaveAccessibleDescription('채널 링크를 입력해 주세요');

  await paste(page, '@summer');
  await page.user.click(await page.dialog.findByRole('button', { name: '1개 채널 등록' }));

  expect(await page.dialog.findByRole('alert')).toHaveTextContent('채널 분류를 선택해 주세요');
  const category = page.dialog.getByRole('button', { name: /분류 선택$/ });
  expect(category).toHaveAccessibleDescription('채널 분류를 선택해 주세요');
  await waitFor(() => expect(category).toHaveFocus());
});

test('a line that is wrong stays in the dialog when the others are registered', async () => {
  fakeResolve();
  fakeApi.post('/channel/add.bulk', ({ body }) => ({
    items: body.channels.map(({ youtube_id }) => ({ youtube_id, outcome: 'added', channel: null })),
    added: body.channels.length,
  }));
  const page = await openDialog();
  await paste(page, '@summer\n@summre\n@table');
  await chooseCategory(page, 'summer', 'BGM');

  await page.user.click(await page.dialog.findByRole('button', { name: '1개 채널 등록' }));

  await page.dialog.findByText('채널 1개를 등록했어요. 아래 줄은 아직 등록하지 않았어요.');
  expect(page.dialog.getByRole('textbox', { name: '채널 링크' })).toHaveValue('@summre');
  expect(await (await rowOf(page, '@summre')).findByText(/찾지 못했어요/)).toBeVisible();
});

test('a registration that does not reach the server says so, and nothing is lost', async () => {
  fakeResolve();
  fakeApi.post('/channel/add.bulk', networkFailure());
  const page = await openDialog();
  await paste(page, '@summer');
  await chooseCategory(page, 'summer', 'BGM');

  await page.user.click(await page.dialog.findByRole('button', { name: '1개 채널 등록' }));

  expect(await page.dialog.findByText(/연결을 확인하고 다시 눌러 주세요/)).toBeVisible();
  expect(page.dialog.getByRole('textbox', { name: '채널 링크' })).toHaveValue('@summer');
});

test('registered channels close the dialog, show a snackbar and refetch the list', async () => {
  fakeResolve();
  const add = fakeApi.post('/channel/add.bulk', ({ body }) => ({
    items: body.channels.map(({ youtube_id }) => ({ youtube_id, outcome: 'added', channel: null })),
    added: body.channels.length,
  }));
  const page = await openDialog();
  await paste(page, '@summer\n@butter\n@table');
  await chooseCategory(page, 'summer', 'BGM');
  await chooseCategory(page, 'butter', '노래');
  const list = emptyList();

  await page.user.dblClick(await page.dialog.findByRole('button', { name: '2개 채널 등록' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.store.get(snackbarsAtom)).toMatchObject([{ type: 'success', title: '채널 2개를 등록했어요' }]);
  expect(page.location().search).toBe('');
  await waitFor(() => expect(list.calls).not.toHaveLength(0));
  expect(add.calls.map(({ body }) => body)).toEqual([
    {
      channels: [
        { youtube_id: id('summer'), category: 'bgm' },
        { youtube_id: id('butter'), category: 'song' },
      ],
    },
  ]);
});

test('one category can be chosen for all channels', async () => {
  fakeResolve();
  const page = await openDialog();
  await paste(page, '@summer\n@butter');

  await page.user.click(await page.dialog.findByRole('button', { name: '전체 분류 한꺼번에 선택' }));
  await page.user.click(await screen.findByRole('option', { name: 'OST' }));

  expect((await rowOf(page, 'summer')).getByRole('button', { name: 'summer 분류 OST' })).toBeVisible();
  expect((await rowOf(page, 'butter')).getByRole('button', { name: 'butter 분류 OST' })).toBeVisible();
});

test('a channel that was taken meanwhile stays in the dialog with the reason', async () => {
  fakeResolve();
  fakeApi.post('/channel/add.bulk', ({ body }) => ({
    items: body.channels.map(({ youtube_id }, index) => ({
      youtube_id,
      outcome: index === 0 ? 'added' : 'taken',
      channel: null,
    })),
    added: 1,
  }));
  const page = await openDialog();
  await paste(page, '@summer\n@butter');
  await chooseCategory(page, 'summer', 'BGM');
  await chooseCategory(page, 'butter', 'BGM');

  await page.user.click(await page.dialog.findByRole('button', { name: '2개 채널 등록' }));

  await page.dialog.findByText('채널 1개를 등록했어요. 아래 줄은 아직 등록하지 않았어요.');
  expect(page.dialog.getByRole('textbox', { name: '채널 링크' })).toHaveValue('@butter');
  expect((await rowOf(page, 'butter')).getByText('등록 불가')).toBeVisible();
});

test('lines behind the first 50 are checked once those are registered', async () => {
  const resolve = fakeResolve();
  const page = await openDialog();

  await paste(page, Array.from({ length: 53 }, (_, index) => `@line${index}`).join('\n'));

  await page.dialog.findByText('모든 줄을 확인했어요');
  expect(page.dialog.getByText(/앞의 50줄을 먼저 확인해요. 나머지 3줄은/)).toBeVisible();
  expect(resolve.calls[0]?.body.links).toHaveLength(50);
});

test('a retry after a lost response repeats the idempotency key of the same channels', async () => {
  fakeResolve();
  const lost = fakeApi.post('/channel/add.bulk', networkFailure());
  const page = await openDialog();
  await paste(page, '@summer');
  await chooseCategory(page, 'summer', 'BGM');
  await page.user.click(await page.dialog.findByRole('button', { name: '1개 채널 등록' }));
  await page.dialog.findByText('등록하지 못했어요');

  const retried = fakeApi.post('/channel/add.bulk', ({ body }) => ({
    items: body.channels.map(({ youtube_id }) => ({ youtube_id, outcome: 'added', channel: null })),
    added: 1,
  }));
  await page.user.click(page.dialog.getByRole('button', { name: '1개 채널 등록' }));

  await waitFor(() => expect(retried.calls).toHaveLength(1));
  const [first, second] = [lost, retried].map(({ calls }) => calls[0]?.headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

test('a failed lookup shows the reason and can be retried', async () => {
  fakeApi.post(
    '/channel/resolve',
    errorResponse(503, 'youtube_quota', { message: '오늘은 더 확인할 수 없어요.' }),
  );
  const page = await openDialog();
  await paste(page, '@summer');

  expect(await page.dialog.findByRole('alert')).toHaveTextContent('오늘은 더 확인할 수 없어요.');
  fakeResolve();
  await page.user.click(page.dialog.getByRole('button', { name: '다시 시도' }));

  await rowOf(page, 'summer');
});

test('a CSV file fills links and categories, which are checked like pasted lines', async () => {
  fakeResolve();
  const page = await openDialog();

  await page.user.click(page.dialog.getByRole('button', { name: 'CSV 파일로 한꺼번에' }));
  const file = new File(['링크,분류\n@summer,노래\n@hanok,BGM\n'], 'channels.csv', { type: 'text/csv' });
  await page.user.upload(page.dialog.getByLabelText('파일 선택'), file);

  await page.dialog.findByText(/channels\.csv에서 2줄을 읽었어요/);
  expect(
    await (await rowOf(page, 'summer')).findByRole('button', { name: 'summer 분류 노래' }),
  ).toBeVisible();
  expect((await rowOf(page, '@hanok')).getByText('찾을 수 없음')).toBeVisible();
  expect(page.dialog.getByRole('link', { name: '양식 내려받기' })).toHaveAttribute(
    'download',
    '채널-등록-양식.csv',
  );
});

test('the lines of a CSV file follow those that were typed, with the categories of both', async () => {
  fakeResolve();
  const page = await openDialog();
  const links = page.dialog.getByRole('textbox');
  await page.user.type(links, '@summer{Enter}@hanok');
  await page.user.click(await (await rowOf(page, 'summer')).findByRole('button', { name: /^summer 분류/ }));
  await page.user.click(await screen.findByRole('option', { name: '노래' }));

  await page.user.click(page.dialog.getByRole('button', { name: 'CSV 파일로 한꺼번에' }));
  const upload = async (text: string, name: string) =>
    page.user.upload(page.dialog.getByLabelText('파일 선택'), new File([text], name));
  await upload('@summer\n@butter,BGM\n', 'first.csv');
  await page.dialog.findByText(/first\.csv에서 2줄을 읽었어요/);
  await upload('@diary\n@butter\n', 'second.csv');
  await page.dialog.findByText(/second\.csv에서 2줄을 읽었어요/);

  expect(links).toHaveValue('@summer\n@hanok\n@butter\n@diary');
  for (const [name, category] of [
    ['summer', '노래'],
    ['butter', 'BGM'],
  ] as const)
    expect(
      await (await rowOf(page, name)).findByRole('button', { name: `${name} 분류 ${category}` }),
    ).toBeVisible();
});

test('a refused CSV file takes away the message about the file before it, whose lines stay', async () => {
  fakeResolve();
  const page = await openDialog();
  await page.user.click(page.dialog.getByRole('button', { name: 'CSV 파일로 한꺼번에' }));
  const input = page.dialog.getByLabelText('파일 선택');
  await page.user.upload(input, new File(['@summer,노래\n'], 'channels.csv'));
  await page.dialog.findByText(/channels\.csv에서 1줄을 읽었어요/);

  await page.user.upload(input, new File([], 'empty.csv'));

  expect(await page.dialog.findByText('empty.csv: 빈 파일이에요')).toBeVisible();
  expect(page.dialog.queryByText(/줄을 읽었어요/)).not.toBeInTheDocument();
  expect(page.dialog.getByRole('textbox')).toHaveValue('@summer');
});

test('a CSV file without links shows what is missing', async () => {
  const page = await openDialog();

  await page.user.click(page.dialog.getByRole('button', { name: 'CSV 파일로 한꺼번에' }));
  await page.user.upload(page.dialog.getByLabelText('파일 선택'), new File(['링크,분류\n'], 'empty.csv'));

  expect(await page.dialog.findByText(/파일에 채널 링크가 없어요/)).toBeVisible();
});

test('a workbook under the name of a CSV file is refused, and what was typed stays', async () => {
  const page = await openDialog();
  await page.user.click(page.dialog.getByRole('button', { name: 'CSV 파일로 한꺼번에' }));
  const workbook = new File([Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0xe9)], 'channels.csv');

  await page.user.upload(page.dialog.getByLabelText('파일 선택'), workbook);

  expect(await page.dialog.findByText(/파일을 읽지 못했어요/)).toBeVisible();
  expect(page.dialog.getByRole('textbox')).toHaveValue('');
});

test('a member cannot open the registration', async () => {
  emptyList();
  await renderRoute(remote, config, { at: '/manage-channel?addChannel=1', session: sessions.member });

  await screen.findByRole('heading', { name: '배정된 채널이 아직 없어요' });
  expect(screen.queryByRole('button', { name: '채널 등록' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['Escape', 'Cancel'])('%s asks before checked lines are discarded, and keeps them', async (way) => {
  fakeResolve();
  const page = await openDialog();
  await paste(page, '@summer');
  await page.dialog.findByText('모든 줄을 확인했어요');

  if (way === 'Escape') await page.user.keyboard('{Escape}');
  else await page.user.click(page.dialog.getByRole('button', { name: '취소' }));
  const question = within(await screen.findByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' }));
  await page.user.click(question.getByRole('button', { name: '계속 작성' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(page.dialog.getByRole('textbox', { name: '채널 링크' })).toHaveValue('@summer');
});

test('a discarded registration closes, and one without lines closes without a question', async () => {
  fakeResolve();
  const page = await openDialog();
  await paste(page, '@summer');
  await page.user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' }));
  await page.user.click(question.getByRole('button', { name: '버리기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const [button] = await screen.findAllByRole('button', { name: '채널 등록' });
  await page.user.click(button ?? document.body);
  expect(await screen.findByRole('textbox', { name: '채널 링크' })).toHaveValue('');
  await page.user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
