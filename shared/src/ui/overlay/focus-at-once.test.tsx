import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Modal, Popover } from './index.ts';

const WithPopover = () => (
  <Popover label="열 설정" trigger={<Button>열기</Button>}>
    {(close) => <Button onClick={close}>적용</Button>}
  </Popover>
);

const WithModal = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="열 설정"
        footer={<Button onClick={() => setOpen(false)}>적용</Button>}
      />
    </>
  );
};

/** An endless transition of another part of the page; jsdom has no transitions. */
const startTransition = () =>
  act(() =>
    document.body.dispatchEvent(
      Object.assign(new Event('transitionrun', { bubbles: true }), { propertyName: 'opacity' }),
    ),
  );

it.each([
  ['Popover', WithPopover],
  ['Modal', WithModal],
])('%s moves the focus at once while something else is in transition', async (_, Harness) => {
  const { user } = await renderUi(<Harness />);
  const opener = screen.getByRole('button', { name: '열기' });
  // The first opening loads the code that observes transitions.
  for (let opening = 0; opening < 2; opening += 1) {
    opener.focus();
    // A key that a person presses is released after the next frame.
    await user.keyboard('{Enter>}');
    const dialog = await screen.findByRole('dialog', { name: '열 설정' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{/Enter}');
    screen.getByRole('button', { name: '적용' }).focus();
    await user.keyboard('{Enter>}');
    await waitFor(() => expect(opener).toHaveFocus());
    await user.keyboard('{/Enter}');
    startTransition();
  }
});
