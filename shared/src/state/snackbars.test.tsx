import { screen } from '@testing-library/react';
import { renderPortal } from '../testing/index.ts';
import { createStore } from 'jotai';
import {
  suppressErrorsAtom,
  showSnackbarAtom,
  snackbarsAtom,
  useSnackbar,
  useSnackbars,
} from './snackbars.ts';

const Probe = () => {
  const { show, dismiss } = useSnackbar();
  const shown = useSnackbars();
  return (
    <>
      <button onClick={() => show({ type: 'success', title: `message ${shown.length + 1}` })}>good</button>
      <button onClick={() => show({ type: 'error', title: 'failed', text: 'why' })}>bad</button>
      <button onClick={() => dismiss(shown[0]?.id ?? 0)}>close the first</button>
      <ul>
        {shown.map(({ id, title, duration }) => (
          <li key={id}>{`${title} ${duration}`}</li>
        ))}
      </ul>
    </>
  );
};

const lines = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

it('snackbars are stacked newest first, errors with a longer duration', async () => {
  const { user } = await renderPortal(<Probe />);

  await user.click(screen.getByRole('button', { name: 'good' }));
  await user.click(screen.getByRole('button', { name: 'bad' }));

  expect(lines()).toEqual(['failed 4000', 'message 1 3000']);
});

it('a sixth snackbar removes the oldest', async () => {
  const { user } = await renderPortal(<Probe />);

  for (let count = 0; count < 6; count += 1) await user.click(screen.getByRole('button', { name: 'good' }));

  expect(lines()).toHaveLength(5);
  expect(lines()).not.toContain('message 1 3000');
});

it('dismissing a snackbar removes it', async () => {
  const { user } = await renderPortal(<Probe />);
  await user.click(screen.getByRole('button', { name: 'good' }));
  await user.click(screen.getByRole('button', { name: 'bad' }));

  await user.click(screen.getByRole('button', { name: 'close the first' }));

  expect(lines()).toEqual(['message 1 3000']);
});

it('a snackbar with a button stays long enough to reach it', () => {
  const store = createStore();

  store.set(showSnackbarAtom, {
    type: 'success',
    title: 'deleted',
    action: { label: 'undo', run: () => {} },
  });

  expect(store.get(snackbarsAtom)).toMatchObject([{ duration: 10_000 }]);
});

it('T-51 suppressErrorsAtom drops error snackbars for 100 ms and shows all others', () => {
  jest.useFakeTimers();
  const store = createStore();
  const titles = () => store.get(snackbarsAtom).map(({ title }) => title);

  store.set(suppressErrorsAtom);
  store.set(showSnackbarAtom, { type: 'error', title: 'an echo' });
  store.set(showSnackbarAtom, { type: 'info', title: 'sign in again' });
  expect(titles()).toEqual(['sign in again']);

  jest.advanceTimersByTime(100);
  store.set(showSnackbarAtom, { type: 'error', title: 'another matter' });
  expect(titles()).toEqual(['another matter', 'sign in again']);
  jest.useRealTimers();
});
