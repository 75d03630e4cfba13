import { fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { channelFixture } from '../../testing/channel-fixture.ts';

const counts = { all: 1, waiting: 0, on_hold: 1, approved: 0, rejected: 0, needs_verification: 0 };
const onHold = channelFixture({ status: 1, re_review_opens_at: '2026-11-20T00:00:00Z' });

test('the re-review button of a channel on hold says that it can be requested once a day', async () => {
  fakeApi.get('/channel/list', { items: [onHold], total: 1, page: 0, size: 20, counts });
  await renderRoute(remote, config, { at: '/manage-channel', session: sessions.manager });

  const button = await screen.findByRole('button', { name: '재심사 요청 냥이연구소' });
  expect(button).toHaveAccessibleDescription('재심사는 하루에 한 번 요청할 수 있어요');
});
