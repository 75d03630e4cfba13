import { sessions } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { releaseSetOf } from '../testing/release-set-fixture.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { paletteTexts } from './palette-texts.ts';

/** Opens the page and holds the palette's code back: jest has no chunks, so its texts stand for them. */
const visit = async (width?: number) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Code is also loaded while a page is at rest, as often as it could not be loaded.
  jest.spyOn(paletteTexts, 'load').mockReturnValue(promise);
  const shell = await renderShell({
    at: '/language',
    set: releaseSetOf({}),
    session: sessions.manager,
    ...(width && { width }),
  });
  return {
    ...shell,
    arrive: () => act(async () => resolve()),
    fail: () => act(async () => reject(new Error())),
  };
};

const field = () => screen.findByRole('searchbox', { name: '페이지 검색' });
const palette = () => screen.findByRole('combobox', { name: '검색' });

// Code that has arrived stays, so the order of these tests matters.
it('a palette whose code cannot be loaded says so in its place and keeps the typed text', async () => {
  const { user, fail } = await visit();
  await user.keyboard('{Control>}k{/Control}정산');
  await fail();

  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(await field()).toHaveValue('정산');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a tap on the search of a phone focuses the field before it returns', async () => {
  const { user, fail } = await visit(390);
  const button = screen.getByRole('button', { name: '페이지 검색' });

  // Phones open their keyboard only for what is focused during the tap, and letters typed until then are lost.
  let focused: Element | null = null;
  act(() => {
    button.click();
    focused = document.activeElement;
  });

  expect(focused).toBe(await field());
  await fail();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('letters typed before the palette has loaded land in its input in order', async () => {
  const { user, arrive } = await visit();

  await user.keyboard('{Control>}k{/Control}state');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await arrive();
  await user.keyboard('ment');

  const input = await palette();
  await waitFor(() => expect(input).toHaveFocus());
  expect(input).toHaveValue('statement');
});
