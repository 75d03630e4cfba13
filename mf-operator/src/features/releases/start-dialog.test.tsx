import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { fakeReleases } from '../../testing/release-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';

const SET = 'a'.repeat(64);
const [aurora] = sitesFixture.domains;

const templates = [
  { name: 'partner', set: SET, saved_at: '2026-11-20T03:00:00Z', saved_by: 'token pipeline' },
  { name: 'pilot', set: SET, saved_at: '2026-11-21T03:00:00Z', saved_by: 'command line' },
];

const answer = (outcome: 'started' | 'unchanged') => ({
  domains: [
    {
      domain: 'aurora.localhost',
      outcome,
      set: SET,
      taken: [],
      left_out: [],
      failure: null,
      refusals: [],
    },
  ],
});

beforeEach(() => {
  fakeReleases(...(aurora ? [aurora] : []));
  fakeApi.get('/operator/release/templates', { templates });
});

const openStart = async () => {
  const portal = await renderRoute(remote, config, {
    at: '/operator/releases',
    session: sessions.operator,
  });
  await portal.user.click(await screen.findByRole('button', { name: 'Aurora 릴리스 시작' }));
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name: 'Aurora 릴리스 시작' })) };
};

test('a domain without a release is started from a template, for a reason', async () => {
  const send = fakeApi.post('/operator/release/init', answer('started'));
  const { user, store, dialog } = await openStart();

  await user.click(dialog.getByRole('button', { name: /릴리스된 빌드/ }));
  const option = await screen.findByRole('option', { name: /partner/ });
  expect(option).toHaveTextContent('토큰 pipeline');
  await user.click(option);
  await user.click(dialog.getByRole('button', { name: '시작' }));
  expect(await dialog.findByText('사유를 입력해 주세요')).toBeVisible();
  expect(send.calls).toHaveLength(0);
  await user.type(dialog.getByLabelText('사유'), '새 파트너');
  await user.click(dialog.getByRole('button', { name: '시작' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(send.calls.map(({ body }) => body)).toEqual([
    { domain: 'aurora.localhost', template: 'partner', reason: '새 파트너' },
  ]);
  expect(store.get(snackbarsAtom)[0]?.title).toBe('Aurora 릴리스를 시작했어요');
});

test('without a template a domain starts from the released builds', async () => {
  const send = fakeApi.post('/operator/release/init', answer('started'));
  const { user, dialog } = await openStart();

  await user.type(dialog.getByLabelText('사유'), '새 파트너');
  await user.click(dialog.getByRole('button', { name: '시작' }));

  await waitFor(() => expect(send.calls).toHaveLength(1));
  expect(send.calls[0]?.body).toEqual({ domain: 'aurora.localhost', reason: '새 파트너' });
});

test('a domain that another operator started meanwhile keeps its release, which is said', async () => {
  fakeApi.post('/operator/release/init', answer('unchanged'));
  const { user, store, dialog } = await openStart();

  await user.type(dialog.getByLabelText('사유'), '새 파트너');
  await user.click(dialog.getByRole('button', { name: '시작' }));

  await waitFor(() =>
    expect(store.get(snackbarsAtom)[0]?.title).toBe('Aurora에는 이미 릴리스가 있어서 바꾸지 않았어요'),
  );
});

test('builds that cannot run together are refused with their reasons, and the reason typed stays', async () => {
  fakeApi.post(
    '/operator/release/init',
    errorResponse(422, 'build_refused', {
      errors: [{ path: 'mf-music', message: 'mf-music 1.0.0 is not published', code: 'missing' }],
    }),
  );
  const { user, dialog } = await openStart();

  await user.type(dialog.getByLabelText('사유'), '새 파트너');
  await user.click(dialog.getByRole('button', { name: '시작' }));

  expect(await dialog.findByText('mf-music 1.0.0 is not published')).toBeVisible();
  expect(dialog.getByLabelText('사유')).toHaveValue('새 파트너');
});

test('a domain can be started while the templates cannot be loaded', async () => {
  fakeApi.get('/operator/release/templates', errorResponse(500, 'internal'));
  const { dialog } = await openStart();

  expect(await dialog.findByText(/템플릿을 불러오지 못했어요/)).toBeVisible();
  expect(dialog.getByRole('button', { name: '시작' })).toBeEnabled();
});
