import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import { MAIN_ID } from './main-id.ts';

const Page = () => {
  const [step, setStep] = useState(0);
  return (
    <>
      <FocusKeeper />
      <main id={MAIN_ID} tabIndex={-1}>
        {step < 2 && <button onClick={() => setStep(2)}>assign</button>}
      </main>
      {step === 0 && <button onClick={() => setStep(1)}>undo</button>}
    </>
  );
};

it('returns the focus to where it was when the focused element is removed, and at last to the main part', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'undo' })).toHaveFocus();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'assign' })).toHaveFocus());
  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('leaves the focus on nothing after a click beside everything', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();

  await user.click(document.body);
  screen.getByRole('main').append(document.createElement('p'));

  await waitFor(() => expect(document.body).toHaveFocus());
});
