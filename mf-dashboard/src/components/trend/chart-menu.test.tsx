import { screen, waitFor } from '@testing-library/react';
import { snackbarsAtom } from '@portal/shared/state';
import { fakeApi, renderPortal, startPortal, watchSavedFiles } from '@portal/shared/testing';
import { texts } from '../../texts.ts';

import { ChartMenu } from './chart-menu.tsx';

const DAYS = { from: '2026-11-01', to: '2026-11-18' };

beforeEach(async () => {
  startPortal();
  await texts.load();
});

it("a chart's menu saves its data as a file and copies the address of the screen", async () => {
  const saved = watchSavedFiles();
  const requests = fakeApi.file('/report/trend/export', { name: 'trend.csv', content: '11.01' });
  const { user, store } = await renderPortal(
    <ChartMenu entry={{ what: 'trend', query: { ...DAYS, interval: 'week' } }} />,
  );
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: '차트 메뉴' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  await choose('추이 CSV');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['trend.csv']));
  expect(Object.fromEntries(requests.calls[0]?.query ?? [])).toEqual({
    ...DAYS,
    interval: 'week',
    format: 'csv',
  });

  await choose('이 화면 링크 복사');
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  await waitFor(() =>
    expect(store.get(snackbarsAtom).map(({ title }) => title)).toContain('링크를 복사했어요'),
  );
});
