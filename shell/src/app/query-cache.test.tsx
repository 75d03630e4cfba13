import type { RouteModule } from '@portal/shared/contract';
import {
  api,
  hasPendingCalls,
  keepPreviousData,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@portal/shared/http';
import type { QueryClient } from '@portal/shared/http';
import { sessionAtom, snackbarsAtom, tokenAtom, useSnackbar } from '@portal/shared/state';
import { fakeApi, networkFailure, errorResponse, sessions } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { LoadRemote } from '../portal/load-remote.ts';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { fakeProbe, renderShell } from '../testing/render-shell.tsx';

const set = releaseSetOf({
  'mf-dashboard': running(
    buildOf('mf-dashboard', '1.0.0', { routes: [routeOf('/dashboard')], nav: [navOf('dashboard')] }),
  ),
});

const loaderOf =
  (Page: RouteModule['Page']): LoadRemote =>
  async () => ({ activate: async () => ({ routes: { dashboard: async () => ({ Page }) } }) });

const visit = (Page: RouteModule['Page'], setup: Partial<Parameters<typeof renderShell>[0]> = {}) =>
  renderShell({ at: '/dashboard', set, session: sessions.manager, load: loaderOf(Page), ...setup });

const freshness = {
  views_through: '2026-11-19',
  revenue_through: '2026-11-18',
  latest_day: '2026-11-18',
  time_zone: 'America/Los_Angeles',
  status: 'estimated',
  first_day: '2026-05-01',
  final_through: null,
} as const;

/** A page with one query whose key contains neither language nor currency. */
function FigurePage() {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['figure'],
    queryFn: () => api.get('/report/freshness'),
    placeholderData: keepPreviousData,
  });
  return <p aria-busy={isPlaceholderData}>{data ? `data through ${data.latest_day}` : 'waiting'}</p>;
}

describe('a cached response', () => {
  const respondWithHeader = (header: string) =>
    fakeApi.get('/report/freshness', ({ headers }) => ({
      ...freshness,
      latest_day: headers.get(header) ?? 'nothing',
    }));

  it('is fetched again when the user chooses another currency', async () => {
    const request = respondWithHeader('X-Mcn-Currency');
    const { user } = await visit(FigurePage);
    expect(await screen.findByText('data through KRW')).toHaveAttribute('aria-busy', 'false');

    await user.click(screen.getByRole('button', { name: /언어와 통화/ }));
    await user.click(await screen.findByRole('menuitem', { name: /달러/ }));

    expect(await screen.findByText('data through USD')).toHaveAttribute('aria-busy', 'false');
    expect(request.calls).toHaveLength(2);
  });

  it('is fetched once in the new language when the user chooses another language', async () => {
    const request = respondWithHeader('Accept-Language');
    const { user } = await visit(FigurePage);
    fakeApi.get('/v2/mcn/meta', errorResponse(503, 'unavailable'));
    await screen.findByText('data through ko');

    await user.click(screen.getByRole('button', { name: /언어와 통화/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));

    expect(await screen.findByText('data through en')).toBeInTheDocument();
    expect(request.calls).toHaveLength(2);
  });
});

const CALLS = 10;

let cache: QueryClient | undefined;

/** A page that makes many calls at once. */
function ManyCallsPage() {
  const client = useQueryClient();
  useEffect(() => void (cache = client), [client]);
  const queries = useQueries({
    queries: Array.from({ length: CALLS }, (_, page) => ({
      queryKey: ['channels', page],
      queryFn: () => api.get('/channel/list', { query: { page, size: 1 } }),
    })),
  });
  return <p>{queries.filter(({ isSuccess }) => isSuccess).length} responses with revenue figures</p>;
}

const channels = {
  items: [],
  total: 0,
  page: 0,
  size: 1,
  counts: { all: 0, waiting: 0, on_hold: 0, approved: 0, rejected: 0, needs_verification: 0 },
};

it('T-51 redirects to the sign-in page once and clears the query cache when many calls return 401', async () => {
  const request = fakeApi.get('/channel/list', ({ query }) =>
    Number(query.get('page')) % 2 === 0 ? channels : errorResponse(401, 'unauthenticated'),
  );
  const moves = jest.spyOn(history, 'replaceState');
  const { portal, address } = await visit(ManyCallsPage, { at: '/dashboard?period=month' });

  expect(await screen.findByRole('heading', { level: 1, name: '로그인' })).toBeInTheDocument();
  await waitFor(() => expect(request.calls).toHaveLength(CALLS));

  expect(address()).toBe('/login?fromUrl=%2Fdashboard%3Fperiod%3Dmonth');
  expect(moves.mock.calls.filter(([, , to]) => String(to).startsWith('/login'))).toHaveLength(1);
  expect(portal.store.get(snackbarsAtom).map(({ title }) => title)).toEqual(['다시 로그인해 주세요']);
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(cache?.getQueryCache().getAll()).toEqual([]);
});

/** A page with two queries, of which one can be delayed. */
function TwoQueriesPage() {
  useQueries({
    queries: [
      { queryKey: ['channels'], queryFn: () => api.get('/channel/list', { query: { page: 0, size: 1 } }) },
      { queryKey: ['freshness'], queryFn: () => api.get('/report/freshness') },
    ],
  });
  return <p>a page</p>;
}

it('T-51 a late 401 of the previous session does not end the session that began since', async () => {
  const refused = errorResponse(401, 'unauthenticated');
  const late = Promise.withResolvers<typeof refused>();
  const request = fakeApi.get('/channel/list', () => late.promise);
  fakeApi.get('/report/freshness', refused);
  const { portal, address } = await visit(TwoQueriesPage);
  expect(await screen.findByRole('heading', { level: 1, name: '로그인' })).toBeInTheDocument();
  await waitFor(() => expect(request.calls).toHaveLength(1));
  fakeApi.get('/channel/list', channels);
  fakeApi.get('/report/freshness', freshness);
  act(() => {
    portal.store.set(tokenAtom, 'another-token');
    portal.store.set(sessionAtom, sessions.manager);
  });
  expect(await screen.findByText('a page')).toBeInTheDocument();

  late.resolve(refused);
  await waitFor(() => expect(hasPendingCalls()).toBe(false));

  expect(address()).toBe('/dashboard');
  expect(portal.store.get(tokenAtom)).toBe('another-token');
});

/** A page whose action shows its own error, as all do: in the mutation, in the click and in an effect. */
function ActionPage() {
  const snackbar = useSnackbar();
  const fail = (title: string) => snackbar.show({ type: 'error', title });
  const action = useMutation({
    mutationFn: () => api.post('/member/account/update', { password: 'demo-1234', nickname: 'N' }),
    onError: () => fail('from the mutation'),
  });
  useEffect(() => void (action.isError && fail('from an effect')));
  return (
    <button onClick={() => action.mutate(undefined, { onError: () => fail('from the click') })}>save</button>
  );
}

it('T-51 shows only the session-ended snackbar when an action returns 401', async () => {
  fakeApi.post('/member/account/update', errorResponse(401, 'unauthenticated'));
  const { portal, user } = await visit(ActionPage);

  await user.click(await screen.findByRole('button', { name: 'save' }));
  await screen.findByRole('heading', { level: 1, name: '로그인' });

  expect(portal.store.get(snackbarsAtom).map(({ title }) => title)).toEqual(['다시 로그인해 주세요']);
});

it('shows the error of an action that fails without ending the session', async () => {
  fakeApi.post('/member/account/update', errorResponse(409, 'conflict'));
  const { portal, user } = await visit(ActionPage);

  await user.click(await screen.findByRole('button', { name: 'save' }));

  await waitFor(() => expect(portal.store.get(snackbarsAtom)).not.toHaveLength(0));
});

it('T-58 fetches all failed queries again, without a press, once the server responds again', async () => {
  const request = fakeApi.get('/channel/list', errorResponse(503, 'unavailable'));
  const serverIsBack = Promise.withResolvers<void>();
  await visit(ManyCallsPage, { fakeResponses: () => fakeProbe(serverIsBack.promise) });
  expect(await screen.findByText('0 responses with revenue figures')).toBeInTheDocument();
  await waitFor(() => expect(hasPendingCalls()).toBe(false), { timeout: 5_000 });
  expect(request.calls).not.toHaveLength(0);

  fakeApi.get('/channel/list', channels);
  serverIsBack.resolve();

  expect(
    await screen.findByText(`${CALLS} responses with revenue figures`, undefined, { timeout: 5_000 }),
  ).toBeInTheDocument();
});

it('T-07 signing out clears token, query cache and page even when the server is unreachable, also after Back', async () => {
  fakeApi.get('/channel/list', channels);
  fakeApi.post('/member/logout', networkFailure());
  const { user, address } = await visit(ManyCallsPage);
  await screen.findByText(`${CALLS} responses with revenue figures`);

  await user.click(screen.getByRole('button', { name: /계정 메뉴/ }));
  await user.click(await screen.findByRole('menuitem', { name: '로그아웃' }));
  const dialog = await screen.findByRole('alertdialog', { name: '로그아웃할까요?' });
  await user.click(within(dialog).getByRole('button', { name: '로그아웃' }));

  expect(await screen.findByRole('heading', { level: 1, name: '로그인' })).toBeInTheDocument();
  history.back();
  await waitFor(() => expect(address()).toMatch(/^\/login/));
  expect(screen.queryByText(/revenue figures/)).not.toBeInTheDocument();
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(cache?.getQueryCache().getAll()).toEqual([]);
});
