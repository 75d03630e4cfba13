import { useNavigate } from '@portal/shared/routing';
import { act, screen } from '@testing-library/react';

/** Buttons that go back and forward in the history, as those of the browser do. */
export const HistoryButtons = () => {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate(1)}>forward</button>
    </>
  );
};

/** Presses one; not by the user, because a dialog hides the page from the pointer, but not the browser's own buttons. */
export const pressHistory = (name: 'back' | 'forward') => act(() => screen.getByText(name).click());
