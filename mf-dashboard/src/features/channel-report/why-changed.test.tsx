import { screen, within } from '@testing-library/react';
import { fakeApi } from '@portal/shared/testing';
import { periodBridge } from '../../components/explanation/testing/period-bridge-fixture.ts';
import { openChannelReport, serveChannels } from './testing/open-channel-report.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

it.each([
  ['one selected channel has the causes of its own change', '?channels=c1', { channel: 'c1' }],
  ['several channels have the causes of the change of all', '?channels=c1,c2', {}],
])('%s', async (_, search, selected) => {
  serveChannels();
  const requests = fakeApi.get('/report/bridge', periodBridge());
  const { user } = await openChannelReport(`/report-channel${search}&period=last-month`);

  await user.click(await screen.findByRole('button', { name: '왜 달라졌나요?' }));

  const dialog = await screen.findByRole('dialog', { name: '수익이 달라진 이유' });
  expect(await within(dialog).findByRole('link', { name: '채널 2' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/report-channel\?channels=c2&period=custom&from=[\d-]+&to=[\d-]+$/),
  );
  expect(requests.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { from: '2026-10-01', to: '2026-10-31', compare: 'previous', compare_by: 'months', ...selected },
  ]);
});
