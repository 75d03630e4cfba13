import { renderPortal } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ChannelActionsProvider, useChannelActions } from './channel-actions.tsx';

test('actions of channels open dialogs, and a change of the address does not render their users again', async () => {
  const rendered = jest.fn();
  function Row() {
    const { verify, review } = useChannelActions();
    rendered();
    return (
      <>
        <button onClick={() => verify('c1')}>verify</button>
        <button onClick={() => review('c2')}>review</button>
      </>
    );
  }
  const { user, location } = await renderPortal(
    <ChannelActionsProvider>
      <Row />
    </ChannelActionsProvider>,
    { at: '/manage-channel?q=cat' },
  );
  const before = rendered.mock.calls.length;

  await user.click(screen.getByRole('button', { name: 'verify' }));
  await waitFor(() => expect(location().search).toBe('?q=cat&verify=c1'));
  await user.click(screen.getByRole('button', { name: 'review' }));

  // The second action keeps what the first one changed.
  await waitFor(() => expect(location().search).toBe('?q=cat&verify=c1&review=c2'));
  expect(rendered).toHaveBeenCalledTimes(before);
});
