import { fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';

test('an address with a channel opens the registration with it, and closes without a question', async () => {
  fakeApi.get('/channel/list', {
    items: [],
    total: 0,
    page: 0,
    size: 20,
    counts: { all: 0, waiting: 0, on_hold: 0, approved: 0, rejected: 0, needs_verification: 0 },
  });
  const resolve = fakeApi.post('/channel/resolve', ({ body }) => ({
    items: body.links.map((input) => ({ input, outcome: 'not_found', channel: null, registered_at: null })),
  }));
  const { user } = await renderRoute(remote, config, { at: '/manage-channel?addChannel=%40summer' });

  expect(await screen.findByRole('textbox', { name: '채널 링크' })).toHaveValue('@summer');
  await screen.findByText('모든 줄을 확인했어요');
  expect(resolve.calls.map(({ body }) => body.links)).toEqual([['@summer']]);
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
});
