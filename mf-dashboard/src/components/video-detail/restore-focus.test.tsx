import { act, render, screen, waitFor } from '@testing-library/react';
import { RestoreFocus } from './restore-focus.tsx';
import { VideoOpener } from './video-opener.tsx';

const Page = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <input type="search" />
    <VideoOpener id="v1">
      <button>First</button>
    </VideoOpener>
    <VideoOpener id="v2">
      <button>Second</button>
    </VideoOpener>
    {isOpen && <RestoreFocus id="v2" />}
  </>
);

describe('a video detail that closes', () => {
  it('moves the focus to its video when another control than a video had it before', async () => {
    const { rerender } = render(<Page isOpen />);
    act(() => screen.getByRole('searchbox').focus());

    rerender(<Page isOpen={false} />);

    await waitFor(() => expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus());
  });

  it('leaves the focus on the video that opened it', async () => {
    const { rerender } = render(<Page isOpen />);
    const opener = screen.getByRole('button', { name: 'First' });
    act(() => opener.focus());

    rerender(<Page isOpen={false} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));

    expect(opener).toHaveFocus();
  });
});
