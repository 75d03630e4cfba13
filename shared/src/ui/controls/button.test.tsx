import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Button, IconButton, LinkButton } from './index.ts';

describe('Button', () => {
  it('Button does not submit its form without type="submit"', async () => {
    const handleSubmit = jest.fn();
    const { user } = await renderUi(
      <form onSubmit={handleSubmit}>
        <Button>열기</Button>
      </form>,
    );

    await user.click(screen.getByRole('button', { name: '열기' }));

    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('a busy Button ignores clicks but keeps its name and focus', async () => {
    const handleClick = jest.fn();
    const { user, rerender } = await renderUi(<Button onClick={handleClick}>등록</Button>);
    await user.click(screen.getByRole('button', { name: '등록' }));

    rerender(
      <Button isBusy onClick={handleClick}>
        등록
      </Button>,
    );
    const button = screen.getByRole('button', { name: '등록' });
    await user.click(button);

    expect(handleClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('a busy submit Button does not submit its form', async () => {
    const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    await renderUi(
      <form onSubmit={handleSubmit}>
        <Button type="submit" isBusy>
          저장
        </Button>
      </form>,
    );

    fireEvent.click(screen.getByRole('button', { name: '저장' }));

    expect(handleSubmit).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('IconButton is named by its label and exposes aria-pressed', async () => {
    await renderUi(<IconButton icon="star" label="즐겨찾기" isPressed />);

    expect(screen.getByRole('button', { name: '즐겨찾기', pressed: true })).toBeVisible();
  });
});

describe('LinkButton', () => {
  it('LinkButton with `to` navigates inside the portal', async () => {
    const { user, location } = await renderUi(<LinkButton to="/notices">공지사항</LinkButton>);

    await user.click(screen.getByRole('link', { name: '공지사항' }));

    expect(location().pathname).toBe('/notices');
  });

  it('LinkButton with `href` opens a new tab without referrer', async () => {
    await renderUi(<LinkButton href="https://studio.youtube.com">스튜디오 열기</LinkButton>);

    const link = screen.getByRole('link', { name: '스튜디오 열기' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });
});
