import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import type { Site } from '../../components/sites.api.ts';
import remote from '../../remote.tsx';
import {
  DOMAIN,
  fakeReleases,
  loggedMove,
  OTHER_SET,
  releasedSite,
  SET,
  pageOf,
} from '../../testing/release-fixture.ts';
import type { Freeze, MoveResult } from './releases.api.ts';

const freeze = {
  id: 1,
  domain: DOMAIN,
  reason: '연말 정산',
  set_by: 'command line',
  from: '2026-01-01T00:00:00Z',
  until: '2030-02-01T00:00:00Z',
};

const rolloutOf = (share: number) => ({
  candidate: OTHER_SET,
  share,
  steps: [share],
  every_minutes: null,
  next_step_at: null,
  changes: [],
  tag: `"${SET}.${OTHER_SET}.${share}"`,
  unproven: false,
  reason: '음악 공개',
  started_at: '2026-11-20T03:00:00Z',
  started_by: 'operator-1',
});

const started = (share: number) => ({
  set: { id: SET, domain: DOMAIN },
  changes: [],
  unfollowed: [],
  left_out: [],
  rollout: rolloutOf(share),
});

const plannedFor = (at: string | null, needsApproval: boolean) => ({
  set: { id: OTHER_SET, domain: DOMAIN },
  changes: [],
  unfollowed: [],
  stopped: null,
  left_out: [],
  planned: {
    id: 1,
    domain: DOMAIN,
    action: 'change',
    reason: '음악 공개',
    unproven: false,
    at,
    before_set: SET,
    after_set: OTHER_SET,
    needs_approval: needsApproval,
    approved_by: null,
    approved_at: null,
    planned_by: 'x',
    planned_by_email: null,
    planned_at: '2026-11-20T03:00:00Z',
    state: 'waiting',
    move: null,
    failure: null,
    ended_at: null,
    ended_by: null,
  } satisfies NonNullable<MoveResult['planned']>,
});

/** Opens the dialog of a domain and switches a remote on, for a reason. */
const openSwitched = async (site: Site = releasedSite(), listed: { freezes: Freeze[] } = { freezes: [] }) => {
  fakeReleases(site);
  fakeApi.get('/operator/release/freezes', listed);
  const portal = await renderRoute(remote, config, { at: '/operator/releases', session: sessions.operator });
  const button = await screen.findByRole('button', { name: 'Aurora 릴리스 변경' });
  await portal.user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Aurora 릴리스 변경' }));
  await portal.user.click(within(dialog.getByRole('group', { name: 'mf-music' })).getByRole('switch'));
  await portal.user.type(dialog.getByRole('textbox', { name: /사유/ }), '음악 공개');
  const press = (name: string) => portal.user.click(dialog.getByRole('button', { name }));
  const choose = (name: RegExp) => portal.user.click(dialog.getByRole('radio', { name }));
  return { ...portal, button, dialog, press, choose };
};
const body = { domain: DOMAIN, reason: '음악 공개' };
const changes = [{ remote: 'mf-music', on: true }];

describe('a canary', () => {
  test('starts with the shares and the time from step to step that were entered', async () => {
    const send = fakeApi.post('/operator/release/rollout/start', started(2));
    const { user, dialog, press, choose, store } = await openSwitched();
    await choose(/카나리로/);
    const shares = dialog.getByRole('textbox', { name: '방문자 비율(%)' });
    expect(shares).toHaveValue('1, 5, 25');
    await user.clear(shares);
    await user.type(shares, '2, 20');
    await user.click(dialog.getByRole('button', { name: /다음 단계/ }));
    await user.click(await screen.findByRole('option', { name: '3시간 뒤' }));
    await press('카나리 시작');

    await waitFor(() =>
      expect(store.get(snackbarsAtom)[0]?.title).toBe('Aurora 방문자의 2%에게 카나리를 시작했어요'),
    );
    expect(send.calls[0]?.body).toEqual({
      ...body,
      steps: [2, 20],
      every_minutes: 180,
      plan: { action: 'change', changes },
    });
    expect(send.calls[0]?.headers.get('if-match')).toBe(`"${SET}"`);
  });

  test('takes its steps by hand unless a time is chosen, and gives the focus back to its button', async () => {
    const send = fakeApi.post('/operator/release/rollout/start', started(1));
    const { press, choose, button } = await openSwitched();
    await choose(/카나리로/);
    await press('카나리 시작');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(send.calls[0]?.body).not.toHaveProperty('every_minutes');
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('does not start with shares that do not grow', async () => {
    const send = fakeApi.post('/operator/release/rollout/start', started(1));
    const { user, dialog, press, choose } = await openSwitched();
    await choose(/카나리로/);
    const shares = dialog.getByRole('textbox', { name: '방문자 비율(%)' });
    await user.clear(shares);
    await user.type(shares, '25, 5');
    await press('카나리 시작');

    expect(await dialog.findByText(/커지는 숫자를 입력해 주세요/)).toBeVisible();
    await waitFor(() => expect(shares).toHaveFocus());
    expect(send.calls).toHaveLength(0);
  });

  test.each([
    ['release_frozen', 409, '지금은 동결 기간이에요.'],
    ['approval_required', 409, '다른 사람의 승인이 필요해요.'],
    ['rollout_running', 409, '이미 카나리가 진행 중이에요.'],
  ])('that is refused with %s says why, and keeps what was entered', async (code, status, message) => {
    fakeApi.post('/operator/release/rollout/start', errorResponse(status, code, { message }));
    const { user, dialog, press, choose } = await openSwitched();
    await choose(/카나리로/);
    await user.type(dialog.getByRole('textbox', { name: '방문자 비율(%)' }), ', 50');
    fakeApi.get('/operator/domains', pageOf(releasedSite({ freeze })));
    await press('카나리 시작');

    expect(await dialog.findByText(message)).toBeVisible();
    expect(await dialog.findByText(/2030\.02\.01 .+까지 동결$/)).toBeVisible();
    expect(dialog.getByText('연말 정산')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: '방문자 비율(%)' })).toHaveValue('1, 5, 25, 50');
    expect(dialog.getByRole('textbox', { name: /사유/ })).toHaveValue('음악 공개');
    expect(within(dialog.getByRole('group', { name: 'mf-music' })).getByRole('switch')).toBeChecked();
  });

  test('without a proof starts only when the operator says so', async () => {
    fakeApi.post('/operator/release/rollout/start', errorResponse(409, 'not_proven'));
    const { user, dialog, press, choose } = await openSwitched();
    await choose(/카나리로/);
    await press('카나리 시작');
    const skip = await dialog.findByRole('checkbox', { name: /검증 없이 적용/ });
    const send = fakeApi.post('/operator/release/rollout/start', started(1));
    await user.click(skip);
    await press('카나리 시작');

    await waitFor(() => expect(send.calls[0]?.body).toMatchObject({ unproven: true, steps: [1, 5, 25] }));
  });
});

describe('a planned move', () => {
  const enterTime = (value: string, dialog: ReturnType<typeof within>) =>
    fireEvent.change(dialog.getByLabelText('날짜와 시각'), { target: { value } });

  test('is sent with the instant of a local time, whose zone is named', async () => {
    const at = new Date(2030, 2, 1, 9, 30).toISOString();
    const send = fakeApi.post('/operator/release/change', plannedFor(at, false));
    const { dialog, press, choose, store } = await openSwitched();
    await choose(/나중에/);
    expect(dialog.getByText(new RegExp(Intl.DateTimeFormat().resolvedOptions().timeZone))).toBeVisible();
    enterTime('2030-03-01T09:30', dialog);
    await press('예약');

    await waitFor(() =>
      expect(store.get(snackbarsAtom)[0]?.title).toMatch(/^2030\.03\.01 .+에 Aurora 릴리스를 바꿔요$/),
    );
    expect(send.calls[0]?.body).toEqual({ ...body, changes, at });
  });

  test.each([
    ['', '날짜와 시각을 입력해 주세요'],
    ['2020-01-01T00:00', '앞으로의 시각을 선택해 주세요'],
  ])('is not sent with the time %j', async (value, message) => {
    const send = fakeApi.post('/operator/release/change', plannedFor(null, false));
    const { dialog, press, choose } = await openSwitched();
    await choose(/나중에/);
    enterTime(value, dialog);
    await press('예약');

    expect(await dialog.findByText(message)).toBeVisible();
    expect(send.calls).toHaveLength(0);
  });

  test('names the freeze that the domain is in at its time, and not the present one', async () => {
    const { dialog, choose } = await openSwitched(releasedSite({ freeze: { ...freeze, reason: '지금만' } }), {
      freezes: [{ ...freeze, domain: null, from: '2030-01-01T00:00:00Z' }],
    });
    expect(dialog.getByText('지금만')).toBeVisible();
    await choose(/나중에/);
    enterTime('2030-01-15T12:00', dialog);
    expect(dialog.getByText('연말 정산')).toBeVisible();
    enterTime('2030-02-15T12:00', dialog);

    expect(dialog.queryByText('연말 정산')).not.toBeInTheDocument();
    expect(dialog.queryByText('지금만')).not.toBeInTheDocument();
  });

  test('is a way to revert a move, too', async () => {
    fakeReleases(releasedSite());
    fakeApi.get('/operator/release/log', { log: [loggedMove(3)] });
    const send = fakeApi.post('/operator/release/revert', plannedFor('2030-03-01T00:30:00Z', false));
    const { user } = await renderRoute(remote, config, {
      at: `/operator/releases?release=${DOMAIN}:3`,
      session: sessions.operator,
    });
    const dialog = within(await screen.findByRole('dialog', { name: '변경 3 되돌리기' }));
    await dialog.findByText('mf-music 꺼짐');
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await user.click(dialog.getByRole('radio', { name: /나중에/ }));
    enterTime('2030-03-01T09:30', dialog);
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '음악 공개');
    await user.click(dialog.getByRole('button', { name: '예약' }));

    await waitFor(() =>
      expect(send.calls[0]?.body).toEqual({
        ...body,
        move: 3,
        at: new Date(2030, 2, 1, 9, 30).toISOString(),
      }),
    );
  });
});

describe('where a second person approves', () => {
  const approved = () => releasedSite({ approval: { required: true, off_asked_by: null } });

  test('a change is asked for, and there are no canaries', async () => {
    const send = fakeApi.post('/operator/release/change', plannedFor(null, true));
    const { dialog, press, store } = await openSwitched(approved());
    expect(dialog.getByRole('radio', { name: /카나리로/ })).toBeDisabled();
    expect(dialog.getByText(/다른 사람이 이 변경을 승인해야 해요/)).toBeVisible();
    await press('승인 요청');

    await waitFor(() =>
      expect(store.get(snackbarsAtom)[0]?.title).toBe(
        'Aurora 릴리스 변경이 다른 사람의 승인을 기다리고 있어요',
      ),
    );
    expect(send.calls[0]?.body).toEqual({ ...body, changes });
  });

  test('a planned change says that it waits for both', async () => {
    fakeApi.post('/operator/release/change', plannedFor('2030-03-01T00:30:00Z', true));
    const { dialog, press, choose, store } = await openSwitched(approved());
    await choose(/나중에/);
    fireEvent.change(dialog.getByLabelText('날짜와 시각'), { target: { value: '2030-03-01T09:30' } });
    await press('승인 요청');

    await waitFor(() =>
      expect(store.get(snackbarsAtom)[0]?.title).toMatch(/^다른 사람이 승인하면 2030\.03\.01/),
    );
  });

  test('what only switches a remote off is done at once, in a freeze too', async () => {
    const { user, dialog } = await openSwitched({ ...approved(), freeze });
    expect(dialog.getByText('연말 정산')).toBeVisible();
    await user.click(within(dialog.getByRole('group', { name: 'mf-music' })).getByRole('switch'));
    await user.click(within(dialog.getByRole('group', { name: 'mf-dashboard' })).getByRole('switch'));

    expect(dialog.getByRole('button', { name: '적용' })).toBeEnabled();
    expect(dialog.queryByText('연말 정산')).not.toBeInTheDocument();
    expect(dialog.queryByText(/다른 사람이 이 변경을 승인해야 해요/)).not.toBeInTheDocument();
  });
});
