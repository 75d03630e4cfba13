import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { DOMAIN, fakeReleases, releasedSite } from '../../testing/release-fixture.ts';
import type { Freeze } from './releases.api.ts';

const ME = sessions.operator.account.id;

const freezeOf = (id: number, domain: string | null, more: Partial<Freeze> = {}): Freeze => ({
  id,
  domain,
  from: '2026-01-01T00:00:00Z',
  until: '2030-02-01T00:00:00Z',
  reason: '연말 정산',
  set_by: 'command line',
  ...more,
});

const showFreezes = (...freezes: Freeze[]) => fakeApi.get('/operator/release/freezes', { freezes });
const approvalOf = (askedBy: string | null) =>
  releasedSite({ approval: { required: true, off_asked_by: askedBy } });

beforeEach(() => fakeReleases(releasedSite(), releasedSite({ domain: 'new.localhost', name: 'New' })));

const open = () => renderRoute(remote, config, { at: '/operator/releases', session: sessions.operator });
const findRows = async () =>
  within(await screen.findByRole('table', { name: '동결과 승인' }))
    .getAllByRole('row')
    .slice(1);
const openDialog = async (button: string, title: string) => {
  const portal = await open();
  const opener = await screen.findByRole('button', { name: button });
  await portal.user.click(opener);
  return { ...portal, opener, dialog: within(await screen.findByRole('dialog', { name: title })) };
};

test('freezes and domains with a second person are listed with what can be done about them', async () => {
  fakeReleases(approvalOf(null));
  showFreezes(freezeOf(3, DOMAIN), freezeOf(4, null, { from: '2030-01-01T00:00:00Z', reason: '연말연시' }));
  await open();

  const [present, coming, approval] = await findRows();
  expect(present).toHaveTextContent(
    /^Auroraaurora\.localhost동결 중2026\.01\.01 .+ – 2030\.02\.01 .+연말 정산해제$/,
  );
  expect(coming).toHaveTextContent(/^모든 도메인예정2030\.01\.01 .+연말연시해제$/);
  expect(approval).toHaveTextContent(/^Auroraaurora\.localhost승인변경에 다른 사람의 승인 필요끝내기$/);
});

test('a frozen domain and one with a second person are marked in their row', async () => {
  fakeReleases(
    releasedSite({ freeze: freezeOf(3, DOMAIN), approval: { required: true, off_asked_by: null } }),
  );
  await open();

  const domains = within(await screen.findByRole('table', { name: '모든 도메인의 릴리스' }));
  const row = within(await domains.findByRole('row', { name: /^Aurora/ }));
  expect(row.getByText('2030.02.01까지 동결')).toBeVisible();
  expect(row.getByTitle(/^2030\.02\.01 .+ · 연말 정산$/)).toBeVisible();
  expect(row.getByText('다른 사람이 승인')).toBeVisible();
});

test('without rules a sentence says so', async () => {
  await open();

  expect(await screen.findByText('동결된 도메인도, 승인이 필요한 도메인도 없어요.')).toBeVisible();
  expect(screen.queryByRole('table', { name: '동결과 승인' })).not.toBeInTheDocument();
});

test('freezes that cannot be loaded are loaded again by the retry button', async () => {
  fakeApi.get('/operator/release/freezes', errorResponse(500, 'internal'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  showFreezes(freezeOf(3, DOMAIN));
  await user.click(retry);

  expect(await findRows()).toHaveLength(1);
});

describe('a freeze', () => {
  const enter = (dialog: ReturnType<typeof within>, label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });

  test('of all domains begins at once and ends at a local time, and its button has the focus again', async () => {
    const send = fakeApi.post('/operator/release/freeze', { freeze: freezeOf(5, null) });
    const { user, dialog, opener, store } = await openDialog('동결', '동결 추가');
    expect(dialog.getByText(new RegExp(Intl.DateTimeFormat().resolvedOptions().timeZone))).toBeVisible();
    enter(dialog, '종료', '2030-02-01T09:00');
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '연말 정산');
    await user.click(dialog.getByRole('button', { name: '동결' }));

    await waitFor(() =>
      expect(store.get(snackbarsAtom)[0]?.title).toMatch(
        /^모든 도메인: 2030\.02\.01 .+까지 동결을 추가했어요$/,
      ),
    );
    expect(send.calls[0]?.body).toEqual({
      domain: null,
      until: new Date(2030, 1, 1, 9).toISOString(),
      reason: '연말 정산',
    });
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('of one domain begins at a time', async () => {
    const send = fakeApi.post('/operator/release/freeze', { freeze: freezeOf(5, 'new.localhost') });
    const { user, dialog, store } = await openDialog('동결', '동결 추가');
    await user.click(dialog.getByRole('button', { name: /도메인/ }));
    await user.click(await screen.findByRole('option', { name: /New/ }));
    enter(dialog, '시작', '2030-01-01T09:00');
    enter(dialog, '종료', '2030-02-01T09:00');
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '연말 정산');
    showFreezes(freezeOf(5, 'new.localhost'));
    await user.click(dialog.getByRole('button', { name: '동결' }));

    await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toMatch(/^New: /));
    expect(send.calls[0]?.body).toMatchObject({
      domain: 'new.localhost',
      from: new Date(2030, 0, 1, 9).toISOString(),
    });
    expect(await findRows()).toHaveLength(1);
  });

  test('whose beginning is past is sent, and the message names what the server made of it', async () => {
    const send = fakeApi.post('/operator/release/freeze', { freeze: freezeOf(5, null) });
    const { user, dialog, store } = await openDialog('동결', '동결 추가');
    enter(dialog, '시작', '2020-01-01T00:00');
    enter(dialog, '종료', '2030-02-01T09:00');
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '연말 정산');
    await user.click(dialog.getByRole('button', { name: '동결' }));

    await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toMatch(/동결을 추가했어요$/));
    expect(send.calls[0]?.body).toMatchObject({ from: new Date(2020, 0, 1).toISOString() });
  });

  test.each([
    ['', '', '종료 시각을 입력해 주세요'],
    ['', '2020-01-01T00:00', '시작과 지금보다 나중이어야 해요'],
    ['2030-03-01T00:00', '2030-02-01T00:00', '시작과 지금보다 나중이어야 해요'],
    ['2030-02-01T00:00', '2030-02-01T00:00', '시작과 지금보다 나중이어야 해요'],
    ['2020-01-01T00:00', '2020-02-01T00:00', '시작과 지금보다 나중이어야 해요'],
  ])('from %j until %j is not sent', async (from, until, message) => {
    const send = fakeApi.post('/operator/release/freeze', { freeze: freezeOf(5, null) });
    const { user, dialog } = await openDialog('동결', '동결 추가');
    enter(dialog, '시작', from);
    enter(dialog, '종료', until);
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '연말 정산');
    await user.click(dialog.getByRole('button', { name: '동결' }));

    expect(await dialog.findByText(message)).toBeVisible();
    expect(send.calls).toHaveLength(0);
  });

  test.each([
    [DOMAIN, 'Aurora'],
    [null, '모든 도메인'],
  ])('of %s is removed for a reason', async (domain, name) => {
    showFreezes(freezeOf(3, domain));
    const send = fakeApi.post('/operator/release/unfreeze', {});
    const title = `${name} 동결 해제`;
    const { user, dialog, store } = await openDialog(title, title);
    expect(dialog.getByText('연말 정산')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '장애 수정');
    showFreezes();
    await user.click(dialog.getByRole('button', { name: '해제' }));

    await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toBe(`${name}: 동결을 해제했어요`));
    expect(send.calls[0]?.body).toEqual({ domain, id: 3, reason: '장애 수정' });
    expect(await screen.findByText(/동결된 도메인도/)).toBeVisible();
  });

  test('that has ended meanwhile cannot be removed, and the dialog says why', async () => {
    showFreezes(freezeOf(3, DOMAIN));
    fakeApi.post(
      '/operator/release/unfreeze',
      errorResponse(404, 'not_found', { message: '찾을 수 없어요.' }),
    );
    const { user, dialog } = await openDialog('Aurora 동결 해제', 'Aurora 동결 해제');
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '장애 수정');
    showFreezes();
    await user.click(dialog.getByRole('button', { name: '해제' }));

    expect(await dialog.findByText('찾을 수 없어요.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: '해제' })).toBeDisabled());
    expect(dialog.getByRole('textbox', { name: /사유/ })).toHaveValue('장애 수정');
  });
});

describe('a second person', () => {
  test('is required on a domain that is selected, which then follows nothing', async () => {
    const { release } = releasedSite();
    fakeReleases(
      releasedSite({ release: release && { ...release, follows: ['*'] } }),
      releasedSite({
        domain: 'done.localhost',
        name: 'Done',
        approval: { required: true, off_asked_by: null },
      }),
      releasedSite({ domain: 'new.localhost', name: 'New', release: null }),
    );
    const send = fakeApi.post('/operator/release/approval', {
      approval: { required: true, off_asked_by: null },
    });
    const { user, dialog, store } = await openDialog('승인 요구', '다른 사람의 승인 요구');
    expect(dialog.getByRole('button', { name: '승인 요구' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: /도메인/ }));
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByRole('option', { name: /Aurora/ }));
    expect(dialog.getByText(/더 이상 최신 빌드를 따르지 않아요/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '결산');
    await user.click(dialog.getByRole('button', { name: '승인 요구' }));

    await waitFor(() =>
      expect(store.get(snackbarsAtom)[0]?.title).toBe('Aurora 변경에 다른 사람의 승인이 필요해요'),
    );
    expect(send.calls[0]?.body).toEqual({ domain: DOMAIN, required: true, reason: '결산' });
  });

  test.each([
    ['asks for the end', null, '끝내기', 'Aurora 승인 요구 끝내기', false, ME, /동의할 때까지/],
    [
      'agrees to the end',
      'operator-2',
      '끝내기 동의',
      'Aurora 승인 요구 끝내기 동의',
      false,
      null,
      /더 이상/,
    ],
    ['keeps it', 'operator-2', '유지', 'Aurora 승인 요구 유지', true, null, /승인이 필요해요$/],
    ['takes the own wish back', ME, '유지', 'Aurora 승인 요구 유지', true, null, /승인이 필요해요$/],
  ] as const)(
    'stays or ends as the signed-in person %s',
    async (_, askedBy, action, title, required, askedAfter, done) => {
      fakeReleases(approvalOf(askedBy));
      const send = fakeApi.post('/operator/release/approval', {
        approval: { required: required || askedAfter !== null, off_asked_by: askedAfter },
      });
      const { user, dialog, store } = await openDialog(title, title);
      await user.type(dialog.getByRole('textbox', { name: /사유/ }), '결산 끝');
      await user.click(dialog.getByRole('button', { name: action }));

      await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toMatch(done));
      expect(send.calls[0]?.body).toEqual({ domain: DOMAIN, required, reason: '결산 끝' });
    },
  );

  test('whose end the signed-in person asked for waits for another one', async () => {
    fakeReleases(approvalOf(ME));
    await open();
    const [row] = await findRows();

    expect(row).toHaveTextContent(/끝내기를 요청했어요\. 다른 사람의 동의가 필요해요\./);
    expect(
      row &&
        within(row)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
    ).toEqual(['유지']);
  });

  test('whose end is refused says why, and keeps the reason', async () => {
    fakeReleases(approvalOf('operator-2'));
    fakeApi.post(
      '/operator/release/approval',
      errorResponse(403, 'approval_by_other', { message: '다른 사람이 해야 해요.' }),
    );
    const { user, dialog } = await openDialog('Aurora 승인 요구 끝내기 동의', 'Aurora 승인 요구 끝내기 동의');
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '결산 끝');
    await user.click(dialog.getByRole('button', { name: '끝내기 동의' }));

    expect(await dialog.findByText('다른 사람이 해야 해요.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /사유/ })).toHaveValue('결산 끝');
  });
});
