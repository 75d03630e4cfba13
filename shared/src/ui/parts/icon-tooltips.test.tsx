import { act, screen } from '@testing-library/react';
import { IconButton } from '../controls/icon-button.tsx';
import { Menu } from '../overlay/menu.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { IconTooltips } from './icon-tooltips.tsx';

/** Not read by screen readers. */
const tooltip = () => screen.queryByRole('tooltip', { hidden: true });

const open = () =>
  renderUi(
    <>
      <IconButton icon="sun" label="화면 모드: 밝게" />
      <Menu label="더 보기" trigger={<IconButton icon="more" label="더 보기" />} entries={[]} />
      <p>글</p>
      <IconTooltips />
    </>,
  );

it('an icon button shows its label as a tooltip while the pointer is over it', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: '화면 모드: 밝게' });

  await user.hover(button.querySelector('svg')!);
  expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('화면 모드: 밝게');
  expect(button).not.toHaveAttribute('title');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();

  await user.hover(screen.getByText('글'));
  expect(tooltip()).not.toBeInTheDocument();
});

it('the tooltip of an icon button is hidden by a press', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: '화면 모드: 밝게' });

  act(() => button.focus());
  expect(tooltip()).toBeInTheDocument();
  await user.pointer({ keys: '[MouseLeft>]', target: button });

  expect(tooltip()).not.toBeInTheDocument();
});

it('an icon button whose menu is open has no tooltip', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: '더 보기' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');

  await user.hover(button);
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));

  expect(tooltip()).not.toBeInTheDocument();
});
