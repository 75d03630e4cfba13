import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button, IconButton } from '../controls/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Menu, Modal, Popover, Tooltip } from './index.ts';

const setupMenu = async () => {
  const handlers = { assign: jest.fn(), review: jest.fn(), remove: jest.fn() };
  const view = await renderUi(
    <Menu
      label="밤의 라디오"
      trigger={<IconButton icon="more" label="밤의 라디오 메뉴" />}
      entries={[
        {
          id: 'review',
          label: '재심사 요청',
          note: '18시간 뒤',
          isDisabled: true,
          onSelect: handlers.review,
        },
        { id: 'assign', label: '멤버 배정', icon: 'user-plus', onSelect: handlers.assign },
        'separator',
        { id: 'remove', label: '채널 삭제', icon: 'trash', tone: 'bad', onSelect: handlers.remove },
      ]}
    />,
  );
  return { ...view, ...handlers, trigger: screen.getByRole('button', { name: '밤의 라디오 메뉴' }) };
};

describe('Menu', () => {
  it('Menu opens at a click, runs a command and restores the focus', async () => {
    const { user, trigger, assign } = await setupMenu();
    expect(trigger).toHaveAttribute('aria-haspopup', 'menu');

    await user.click(trigger);
    await user.click(await screen.findByRole('menuitem', { name: /멤버 배정/ }));

    expect(assign).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('a dialog that a command of a Menu opens at once returns the focus to the button of the menu', async () => {
    const Harness = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Menu
            label="메뉴"
            trigger={<IconButton icon="more" label="메뉴" />}
            entries={[{ id: 'remove', label: '삭제', onSelect: () => setOpen(true) }]}
          />
          {/* A new instance for each opening, as forms have. */}
          {isOpen && <Modal isOpen onClose={() => setOpen(false)} title="멤버 삭제" />}
        </>
      );
    };
    const { user } = await renderUi(<Harness />);
    const trigger = screen.getByRole('button', { name: '메뉴' });

    // The first dialog loads its code, so that the second one is there at once.
    for (let opening = 0; opening < 2; opening += 1) {
      trigger.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: '삭제' })).toHaveFocus());
      await user.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: '멤버 삭제' });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  });

  it('Menu works by keyboard and skips disabled commands', async () => {
    const { user, remove, review } = await setupMenu();

    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /멤버 배정/ })).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');

    expect(remove).toHaveBeenCalledTimes(1);
    expect(review).not.toHaveBeenCalled();
  });

  it('Menu focuses its first command at every opening', async () => {
    const { user, trigger } = await setupMenu();
    for (const open of ['{ArrowDown}', '{Enter}', '{ArrowDown}']) {
      trigger.focus();
      await user.keyboard(open);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /멤버 배정/ })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
  });

  it('Menu shows the note of a disabled command', async () => {
    const { user, trigger } = await setupMenu();

    await user.click(trigger);

    const item = await screen.findByRole('menuitem', { name: /재심사 요청/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('18시간 뒤');
  });

  it('Menu calls a function of entries only while it is open', async () => {
    const entries = jest.fn(() => [{ id: 'assign', label: '멤버 배정', onSelect: jest.fn() }]);
    const { user } = await renderUi(
      <Menu label="메뉴" trigger={<IconButton icon="more" label="메뉴" />} entries={entries} />,
    );
    expect(entries).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: '메뉴' }));

    expect(await screen.findByRole('menuitem', { name: '멤버 배정' })).toBeVisible();
    expect(entries).toHaveBeenCalled();
  });

  it('Menu renders its trigger once until it is opened', async () => {
    const rendered = jest.fn();
    const Trigger = (props: object) => {
      rendered();
      return <IconButton icon="more" label="메뉴" {...props} />;
    };

    await renderUi(<Menu label="메뉴" trigger={<Trigger />} entries={[]} />);

    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('Escape closes Menu', async () => {
    const { user, trigger } = await setupMenu();
    await user.click(trigger);
    await screen.findByRole('menu', { name: '밤의 라디오' });

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('Popover', () => {
  it('Popover is a named dialog that its content can close', async () => {
    const { user } = await renderUi(
      <Popover label="열 설정" trigger={<Button>열 설정</Button>}>
        {(close) => <Button onClick={close}>적용</Button>}
      </Popover>,
    );

    await user.click(screen.getByRole('button', { name: '열 설정' }));
    expect(await screen.findByRole('dialog', { name: '열 설정' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '적용' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('Tooltip', () => {
  const setup = () =>
    renderUi(
      <Tooltip text="먼저 채널을 인증해 주세요">
        <Button>다운로드</Button>
      </Tooltip>,
    );

  it('Tooltip describes its trigger while that has the focus', async () => {
    const { user } = await setup();

    await user.tab();

    const trigger = screen.getByRole('button', { name: '다운로드' });
    await waitFor(() => expect(trigger).toHaveAccessibleDescription('먼저 채널을 인증해 주세요'));
    await user.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('Tooltip is shown on hover and hidden by Escape', async () => {
    const { user } = await setup();

    await user.hover(screen.getByRole('button', { name: '다운로드' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('먼저 채널을 인증해 주세요');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
