import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button, TextField } from '../controls/index.ts';
import { mockPhoneViewport } from '../testing/phone.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmModal, Modal } from './index.ts';

const Harness = ({ isDismissable = true }: { isDismissable?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const [isInnerOpen, setInnerOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="채널 등록"
        description="한 줄에 하나씩"
        isDismissable={isDismissable}
        footer={<Button onClick={() => setInnerOpen(true)}>더 열기</Button>}
      >
        <TextField label="링크" />
      </Modal>
      <Modal isOpen={isInnerOpen} onClose={() => setInnerOpen(false)} title="둘째" />
    </>
  );
};

const openModal = async (props: { isDismissable?: boolean } = {}) => {
  const view = await renderUi(<Harness {...props} />);
  await view.user.click(screen.getByRole('button', { name: '열기' }));
  const dialog = await screen.findByRole('dialog', { name: '채널 등록' });
  return { ...view, dialog };
};

describe('Modal', () => {
  it('Modal is named by its title, has its description, takes the focus and hides the page from screen readers', async () => {
    const { dialog } = await openModal();

    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(screen.queryByRole('button', { name: '열기' })).not.toBeInTheDocument();
    expect(dialog).toHaveAccessibleDescription('한 줄에 하나씩');
  });

  it('Modal traps the focus', async () => {
    const { user, dialog } = await openModal();

    for (let step = 0; step < 5; step += 1) await user.tab();

    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it.each([
    ['Escape', (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}')],
    [
      'its close button',
      (user: { click: (element: Element) => Promise<void> }) =>
        user.click(screen.getByRole('button', { name: '닫기' })),
    ],
  ])('Modal is closed by %s and restores the focus', async (_, close) => {
    const { user } = await openModal();

    await close(user);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '열기' })).toHaveFocus());
  });

  it('Modal with isDismissable={false} cannot be closed', async () => {
    const { user, dialog } = await openModal({ isDismissable: false });

    await user.keyboard('{Escape}');

    expect(dialog).toBeVisible();
    expect(screen.getByRole('button', { name: '닫기' })).toBeDisabled();
  });

  it('a second Modal is above the first', async () => {
    const { user, dialog } = await openModal();
    await user.click(screen.getByRole('button', { name: '더 열기' }));
    const second = await screen.findByRole('dialog', { name: '둘째' });

    const layerOf = (element: HTMLElement) =>
      element.closest<HTMLElement>('[style*="z-index"]')?.style.zIndex;
    expect(layerOf(dialog)).toBe('1000');
    expect(layerOf(second)).toBe('1002');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '둘째' })).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: '채널 등록' })).toBeVisible();
  });
});

it('the header of a Modal is separated from content that has scrolled under it', async () => {
  await openModal();
  const header = screen.getByRole('heading', { name: '채널 등록' }).closest('div')?.parentElement;
  const body = header?.nextElementSibling;
  if (!header || !body) throw new Error('The dialog has no header or no body.');
  expect(header).not.toHaveAttribute('data-scrolled');

  body.scrollTop = 40;
  fireEvent.scroll(body);
  expect(header).toHaveAttribute('data-scrolled');

  body.scrollTop = 0;
  fireEvent.scroll(body);
  expect(header).not.toHaveAttribute('data-scrolled');
});

describe('Modal as a sheet', () => {
  const touch = (clientY: number) => ({ touches: [{ clientY }] });

  const swipe = async (sheetHeight: number, to: number, time: number) => {
    mockPhoneViewport();
    const { dialog } = await openModal();
    const sheet = dialog.parentElement;
    if (!sheet) throw new Error('The dialog has no panel.');
    Object.defineProperty(sheet, 'offsetHeight', { value: sheetHeight });
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValueOnce(0).mockReturnValue(time);

    fireEvent.touchStart(sheet, touch(100));
    fireEvent.touchMove(sheet, touch(100 + to));
    fireEvent.touchEnd(sheet, { touches: [] });
  };

  it('a sheet closes when it is dragged down by a tenth of its height', async () => {
    await swipe(600, 61, 2_000);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('a sheet closes at a quick flick down', async () => {
    await swipe(600, 20, 250);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('a sheet slides back after a short, slow drag', async () => {
    await swipe(600, 40, 2_000);

    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByRole('dialog').parentElement).toHaveStyle({ transform: '' });
  });
});

describe('ConfirmModal', () => {
  it('ConfirmModal calls onConfirm once and cannot be closed while busy', async () => {
    const handleConfirm = jest.fn();
    const handleClose = jest.fn();
    const shared = {
      isOpen: true,
      onClose: handleClose,
      onConfirm: handleConfirm,
      title: '채널을 삭제할까요?',
      text: '되돌릴 수 없어요.',
      confirmLabel: '삭제',
      tone: 'danger' as const,
    };
    const { user, rerender } = await renderUi(<ConfirmModal {...shared} />);
    expect(await screen.findByRole('alertdialog', { name: '채널을 삭제할까요?' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '삭제' }));
    expect(handleConfirm).toHaveBeenCalledTimes(1);

    rerender(<ConfirmModal {...shared} isBusy />);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '삭제' }));
    expect(handleConfirm).toHaveBeenCalledTimes(1);
    expect(handleClose).not.toHaveBeenCalled();
  });
});
