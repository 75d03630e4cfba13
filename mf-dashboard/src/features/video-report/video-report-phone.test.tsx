import { screen, waitFor, within } from '@testing-library/react';
import { chooseMember } from '../../testing/choose-member.ts';
import { openVideoReport, serveVideoReport } from './testing/open-video-report.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const PHONE = { width: 390 };

it('the channel filter of the video report on a phone is removed with one press', async () => {
  const { prices: requests } = serveVideoReport();
  const { user, location } = await openVideoReport('/report-video?channel=c2', PHONE);

  await user.click(await screen.findByRole('button', { name: '소소한 식탁, 전체 채널 보기' }));

  expect(location().search).toBe('');
  expect(await screen.findByRole('button', { name: '전체 채널' })).toBeVisible();
  await waitFor(() => expect(requests.calls.at(-1)?.query.has('channel')).toBe(false));
});

it('the filter sheet of the video report changes member and channel only after Apply', async () => {
  serveVideoReport();
  const { user, location } = await openVideoReport('/report-video?channel=c1', PHONE);

  await user.click(await screen.findByRole('button', { name: /필터 3개 적용 중/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '필터' }));
  await chooseMember({ user }, sheet, '하도윤');
  expect(await sheet.findByRole('button', { name: /채널 전체/ })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: /채널 전체/ }));
  await user.click(await screen.findByRole('option', { name: '소소한 식탁' }));
  expect(location().search).toBe('?channel=c1&filters=1');
  await user.click(sheet.getByRole('button', { name: '적용' }));

  expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
    member: 'm2',
    channel: 'c2',
  });
});
