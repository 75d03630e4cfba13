import { act, screen, waitFor } from '@testing-library/react';
import { snackbarsAtom } from '../../state/index.ts';
import {
  fakeApi,
  errorResponse,
  networkFailure,
  renderPortal,
  startPortal,
  watchSavedFiles,
} from '../../testing/index.ts';
import type { RenderedPortal } from '../../testing/index.ts';
import { exportTexts, ExportMenu } from './index.ts';

const DAYS = { from: '2026-11-01', to: '2026-11-18' };

beforeEach(async () => {
  startPortal();
  await exportTexts.load();
});

const open = () =>
  renderPortal(
    <ExportMenu
      entries={[
        {
          path: '/report/channels/export',
          label: '채널 목록',
          query: { ...DAYS, sort: 'rpm', order: 'asc' },
        },
        {
          path: '/report/channels/trend/export',
          label: '채널별 추이',
          query: { ...DAYS, metric: 'views', interval: 'week' },
        },
      ]}
    />,
  );

const choose = async ({ user }: RenderedPortal, name: string) => {
  await user.click(screen.getByRole('button', { name: '내보내기' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

const titles = ({ store }: RenderedPortal) => store.get(snackbarsAtom).map(({ title }) => title);

it('the export menu offers every entry in both formats and requests what is on screen', async () => {
  const saved = watchSavedFiles();
  const channels = fakeApi.file('/report/channels/export', { name: 'channels.csv', content: '골목' });
  const trend = fakeApi.file('/report/channels/trend/export', { name: 'trend.xlsx', content: 'PK' });
  const portal = await open();

  await choose(portal, '채널 목록 CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  await choose(portal, '채널별 추이 XLSX');
  await waitFor(() => expect(saved).toHaveLength(2));

  expect(Object.fromEntries(channels.calls[0]?.query ?? [])).toEqual({
    ...DAYS,
    sort: 'rpm',
    order: 'asc',
    format: 'csv',
  });
  expect(Object.fromEntries(trend.calls[0]?.query ?? [])).toEqual({
    ...DAYS,
    metric: 'views',
    interval: 'week',
    format: 'xlsx',
  });
  expect(saved.map(({ name }) => name)).toEqual(['channels.csv', 'trend.xlsx']);
  expect(await saved[0]?.text).toBe('골목');
  expect(titles(portal)).toEqual(['파일을 저장했어요', '파일을 저장했어요']);
});

it('the export menu shows progress of a slow export and cancels it', async () => {
  const saved = watchSavedFiles();
  const exported = fakeApi.file('/report/channels/export', () => new Promise(() => undefined));
  const state = fakeApi.get('/export/state', { state: 'writing', ahead: 0 });
  const portal = await open();

  await choose(portal, '채널 목록 XLSX');
  expect(await screen.findByRole('status')).toHaveTextContent('파일을 준비하고 있어요');
  expect(screen.getByRole('button', { name: '내보내기' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(state.calls).not.toEqual([]));
  expect(state.calls[0]?.query.get('id')).toBe(exported.calls[0]?.headers.get('X-Export-Id'));
  await portal.user.click(screen.getByRole('button', { name: '취소' }));

  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '내보내기' })).not.toHaveAttribute('aria-busy');
  await waitFor(() => expect(screen.getByRole('button', { name: '내보내기' })).toHaveFocus());
  expect([saved.length, titles(portal)]).toEqual([0, []]);
});

it.each([
  [
    'busy',
    errorResponse(429, 'busy'),
    '기다리는 파일이 너무 많아요. 앞의 파일이 끝난 뒤 다시 시도해 주세요.',
  ],
  ['offline', networkFailure(), '연결이 끊겼어요. 인터넷 연결을 확인해 주세요.'],
  ['refused', errorResponse(403, 'forbidden'), undefined],
])('the export menu says what helps when an export is %s', async (_, failure, text) => {
  fakeApi.file('/report/channels/export', failure);
  fakeApi.get('/export/state', { state: 'unknown', ahead: 0 });
  const portal = await open();

  await choose(portal, '채널 목록 XLSX');
  await waitFor(() => expect(titles(portal)).toEqual(['파일을 만들지 못했어요']));

  expect(portal.store.get(snackbarsAtom)[0]?.text).toBe(text);
});

it('the export menu shows a failed export and retries it', async () => {
  const saved = watchSavedFiles();
  fakeApi.file('/report/channels/export', errorResponse(400, 'validation'));
  const portal = await open();

  await choose(portal, '채널 목록 XLSX');
  await waitFor(() => expect(titles(portal)).toEqual(['파일을 만들지 못했어요']));
  expect(saved).toEqual([]);

  fakeApi.file('/report/channels/export', { name: 'channels.xlsx', content: 'PK' });
  act(() => portal.store.get(snackbarsAtom)[0]?.action?.run());
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('the export menu discards a running export when the screen is left', async () => {
  const saved = watchSavedFiles();
  const started = Promise.withResolvers<undefined>();
  const response = Promise.withResolvers<{ name: string; content: string }>();
  fakeApi.file('/report/channels/export', () => {
    started.resolve(undefined);
    return response.promise;
  });
  const portal = await open();

  await choose(portal, '채널 목록 XLSX');
  await started.promise;
  portal.unmount();
  response.resolve({ name: 'channels.xlsx', content: 'PK' });
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect([saved.length, titles(portal)]).toEqual([0, []]);
});
