import { fakeApi, errorResponse } from '@portal/shared/testing';
import { snackbarsAtom } from '@portal/shared/state';
import { act, screen, waitFor, within } from '@testing-library/react';
import { assigned, cats, choose, dogs, ha, ji, listOf, memberOf, open } from './testing/assign-scene.ts';

test('a channel is assigned to the ticked members of its version, and the snackbar undoes it', async () => {
  const assign = fakeApi.post('/channel/assign', { channel: assigned(cats, ha, ji) });
  const undo = fakeApi.post('/channel/assignment/undo', { channel: assigned(cats) });
  const portal = await open(cats);
  const dialog = await choose(portal, '냥이연구소', '멤버 배정');

  await dialog.findByRole('checkbox', { name: '하도윤' });
  await portal.user.click(dialog.getByRole('button', { name: '배정' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('멤버를 한 명 이상 선택해 주세요');
  await portal.user.click(await dialog.findByRole('checkbox', { name: '하도윤' }));
  await portal.user.click(dialog.getByRole('checkbox', { name: '지민' }));
  await portal.user.click(dialog.getByRole('button', { name: '멤버 2명 배정' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(assign.calls.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ channel: 'c1', members: ['m1', 'm2'] }, '"3"'],
  ]);
  const [snackbar] = portal.store.get(snackbarsAtom);
  expect(snackbar?.title).toBe('채널 1개에 멤버를 배정했어요');

  act(() => snackbar?.action?.run());
  await waitFor(() => expect(portal.store.get(snackbarsAtom)[0]?.title).toBe('되돌렸어요'));
  expect(undo.calls.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ channel: 'c1' }, '"4"'],
  ]);
});

test('an undone assignment leaves the list at once, and returns with a notice when the server refuses', async () => {
  const portal = await open(cats);
  fakeApi.post('/channel/assign', () => {
    fakeApi.get('/channel/list', listOf(assigned(cats, ha)));
    return { channel: assigned(cats, ha) };
  });
  const refusal = Promise.withResolvers<undefined>();
  fakeApi.post('/channel/assignment/undo', async () => {
    await refusal.promise;
    return errorResponse(503, 'busy', { message: '잠시 뒤 다시 시도해 주세요.' });
  });
  const dialog = await choose(portal, '냥이연구소', '멤버 배정');
  await portal.user.click(await dialog.findByRole('checkbox', { name: '하도윤' }));
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));
  const row = () => screen.getByRole('row', { name: /냥이연구소/ });
  await waitFor(() => expect(row()).toHaveTextContent('하도윤'));

  act(() => portal.store.get(snackbarsAtom)[0]?.action?.run());
  await waitFor(() => expect(row()).not.toHaveTextContent('하도윤'));

  // Without the list of the server only the roll-back can show the member again.
  fakeApi.get('/channel/list', errorResponse(503, 'busy'));
  refusal.resolve(undefined);
  await waitFor(() => expect(portal.store.get(snackbarsAtom)[0]?.title).toBe('되돌리지 못했어요'));
  await waitFor(() => expect(row()).toHaveTextContent('하도윤'));
});

test('of several channels only those that lack a ticked member are assigned', async () => {
  const assign = fakeApi.post('/channel/assign', { channel: assigned(cats, ha) });
  const portal = await open(cats, dogs);
  await portal.user.click(screen.getByRole('checkbox', { name: /냥이연구소/ }));
  await portal.user.click(screen.getByRole('checkbox', { name: /멍이연구소/ }));
  await portal.user.click(screen.getByRole('button', { name: '멤버 배정' }));
  const dialog = within(await screen.findByRole('dialog', { name: '멤버 배정' }));
  expect(await dialog.findByText('1개 채널에 배정됨')).toBeVisible();

  await portal.user.click(dialog.getByRole('checkbox', { name: /하도윤/ }));
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(assign.calls.map(({ body }) => body)).toEqual([{ channel: 'c1', members: ['m1'] }]);
});

test('a channel that changed elsewhere stays in the dialog, and the others are assigned', async () => {
  fakeApi.post('/channel/assign', ({ body }) =>
    (body as { channel: string }).channel === 'c1'
      ? { channel: assigned(cats, ji) }
      : errorResponse(412, 'version_conflict'),
  );
  const portal = await open(cats, dogs);
  await portal.user.click(screen.getByRole('checkbox', { name: /냥이연구소/ }));
  await portal.user.click(screen.getByRole('checkbox', { name: /멍이연구소/ }));
  await portal.user.click(screen.getByRole('button', { name: '멤버 배정' }));
  const dialog = within(await screen.findByRole('dialog', { name: '멤버 배정' }));

  await portal.user.click(await dialog.findByRole('checkbox', { name: /지민/ }));
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('다른 곳에서 먼저 바뀌었어요');
  const remaining = within(dialog.getByRole('list', { name: '대상 채널' })).getAllByRole('listitem');
  expect(remaining.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('멍이연구소')]);
  expect(portal.store.get(snackbarsAtom)[0]?.title).toBe('채널 1개에 멤버를 배정했어요');
});

test('the only member of a channel is unassigned with one press', async () => {
  const unassign = fakeApi.post('/channel/unassign', { channel: assigned(dogs) });
  const portal = await open(dogs);
  const dialog = await choose(portal, '멍이연구소', '배정 해제');
  expect(await dialog.findByText(/지금까지의 수익은 그대로예요/)).toHaveTextContent(
    '오늘(태평양 시간)부터의 수익은 누구에게도 배정되지 않아요',
  );

  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 해제' }));

  await waitFor(() => expect(unassign.calls).toHaveLength(1));
  expect(unassign.calls[0]?.body).toEqual({ channel: 'c2', members: ['m1'] });
});

test.each(['assign', 'unassign'] as const)(
  'T-59 a double click sends one change to %s and shows one snackbar',
  async (kind) => {
    const [channel, command, button] =
      kind === 'assign' ? [cats, '멤버 배정', '멤버 1명 배정'] : [dogs, '배정 해제', '멤버 1명 해제'];
    const change = fakeApi.post(`/channel/${kind}`, { channel: assigned(channel) });
    const portal = await open(channel);
    const dialog = await choose(portal, channel.name, command);
    if (kind === 'assign') await portal.user.click(await dialog.findByRole('checkbox', { name: '하도윤' }));
    // The parts are shown once the change can be sent.
    await dialog.findByRole('region', { name: '배정 비율' });

    const submit = dialog.getByRole('button', { name: button });
    // The second click comes before the button is rendered as busy.
    act(() => {
      submit.click();
      submit.click();
    });

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(change.calls).toHaveLength(1);
    expect(portal.store.get(snackbarsAtom)).toHaveLength(1);
  },
);

test('members beyond the first page are found by the search of the server', async () => {
  const assign = fakeApi.post('/channel/assign', { channel: assigned(cats, ji) });
  const portal = await open(cats);
  fakeApi.get('/member/mcn/accounts', ({ query }) =>
    query.get('search') === '지민'
      ? { items: [memberOf(ji)], total: 1, page: 0, size: 50 }
      : {
          items: Array.from({ length: 50 }, (_, index) => memberOf({ ...ha, id: `m${index + 10}` })),
          total: 51,
          page: 0,
          size: 50,
        },
  );
  const dialog = await choose(portal, '냥이연구소', '멤버 배정');
  expect(await dialog.findByText('외 1명은 검색해서 찾아 주세요')).toBeVisible();

  await portal.user.type(dialog.getByRole('searchbox', { name: '멤버 검색' }), '지민');
  await portal.user.click(await dialog.findByRole('checkbox', { name: '지민' }));
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));

  await waitFor(() => expect(assign.calls).toHaveLength(1));
  expect(assign.calls[0]?.body).toEqual({ channel: 'c1', members: ['m2'] });
});

test('without members the dialog offers no parts and no day, and says where to add members', async () => {
  const portal = await open(cats);
  fakeApi.get('/member/mcn/accounts', { items: [], total: 0, page: 0, size: 50 });
  const dialog = await choose(portal, '냥이연구소', '멤버 배정');

  expect(await dialog.findByText('멤버 관리에서 멤버를 먼저 만들어 주세요.')).toBeVisible();
  expect(dialog.queryByText(/위 비율대로/)).not.toBeInTheDocument();
  expect(dialog.queryByLabelText('시작일')).not.toBeInTheDocument();
});

test('the dialog of an account without members leads to the form that adds one', async () => {
  const portal = await open(cats);
  fakeApi.get('/member/mcn/accounts', { items: [], total: 0, page: 0, size: 50 });
  const dialog = await choose(portal, '냥이연구소', '멤버 배정');

  expect(await dialog.findByText('멤버가 아직 없어요')).toBeVisible();
  expect(dialog.getByRole('link', { name: '멤버 추가' })).toHaveAttribute(
    'href',
    '/manage-member?addMember=1',
  );
  expect(dialog.getByRole('button', { name: '배정' })).toBeDisabled();
});

test('Escape asks before ticked members are discarded, and keeps them', async () => {
  const portal = await open(cats);
  const dialog = await choose(portal, '냥이연구소', '멤버 배정');
  await portal.user.click(await dialog.findByRole('checkbox', { name: '하도윤' }));

  await portal.user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' }));
  await portal.user.click(question.getByRole('button', { name: '계속 작성' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog.getByRole('checkbox', { name: '하도윤' })).toBeChecked();
});
