import { screen, within } from '@testing-library/react';
import { fakeApi, renderRoute } from '@portal/shared/testing';
import config from '../../../remote.config.ts';
import { periodBridge } from '../../components/explanation/testing/period-bridge-fixture.ts';
import remote from '../../remote.tsx';
import { freshness } from '../../testing/report-fixtures.ts';
import { videoReport } from '../../testing/video-report-fixture.ts';

jest.setTimeout(40_000);

const open = (period: string) => {
  fakeApi.get('/report/freshness', freshness());
  fakeApi.get('/report/video', videoReport());
  return renderRoute(remote, config, { at: `/report-video/v7${period}` });
};

it('a video has the causes of its change on the compared days', async () => {
  const requests = fakeApi.get(
    '/report/bridge',
    periodBridge({ compare: { from: '2026-09-24', to: '2026-10-21' }, contributions: null }),
  );
  const { user } = await open('?period=28d');

  await user.click(await screen.findByRole('button', { name: '왜 달라졌나요?' }));

  const dialog = await screen.findByRole('dialog', { name: '수익이 달라진 이유' });
  expect(await within(dialog).findByRole('table')).toBeVisible();
  expect(within(dialog).queryByRole('link')).toBeNull();
  expect(requests.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    {
      from: '2026-10-22',
      to: '2026-11-18',
      compare: 'custom',
      compare_from: '2026-09-24',
      compare_to: '2026-10-21',
      video: 'v7',
    },
  ]);
});

it('a video without a comparison has no change to explain', async () => {
  await open('?period=published');

  await screen.findByRole('heading', { name: '영상 7' });
  await screen.findByRole('button', { name: '영상 링크 복사' });
  expect(screen.queryByRole('button', { name: '왜 달라졌나요?' })).toBeNull();
});
