import type { Remote } from '@portal/shared/contract';
import { useQueryFlag } from '@portal/shared/routing';
import { hasUnsavedWork, useUnsavedWork } from '@portal/shared/state';
import { sessions } from '@portal/shared/testing';
import { Modal } from '@portal/shared/ui/overlay';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { renderShell } from '../testing/render-shell.tsx';

const set = releaseSetOf({
  'mf-dashboard': running(
    buildOf('mf-dashboard', '1.0.0', {
      routes: [routeOf('/dashboard'), routeOf('/report-video')],
      nav: [navOf('dashboard'), navOf('report-video')],
    }),
  ),
});

function FormPage() {
  const [text, setText] = useState('');
  const flag = useQueryFlag('addMember');
  const [name, setName] = useState('');
  useUnsavedWork(text !== '');
  return (
    <>
      <input aria-label="draft" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => flag.open()}>
        open
      </button>
      <Modal isOpen={flag.isOpen} onClose={flag.close} title="member" hasUnsavedWork={name !== ''}>
        <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      </Modal>
    </>
  );
}

const remote: Remote = {
  activate: async () => ({
    routes: {
      dashboard: async () => ({ Page: () => <p>the dashboard</p> }),
      'report-video': async () => ({ Page: FormPage }),
    },
  }),
};

/** Opens the page with the form after another one, so that Back has an entry. */
const visit = async () => {
  const shell = await renderShell({
    at: '/dashboard',
    set,
    session: sessions.manager,
    load: async () => remote,
  });
  await screen.findByText('the dashboard');
  const follow = (name: string) => shell.user.click(screen.getByRole('link', { name: `label of ${name}` }));
  await follow('report-video');
  await screen.findByLabelText('draft');
  return { ...shell, follow };
};

const goBack = () => act(() => void history.back());
const findQuestion = () => screen.findByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' });
const answer = async (user: Awaited<ReturnType<typeof visit>>['user'], label: '계속 작성' | '버리기') => {
  await user.click(within(await findQuestion()).getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};

it.each(['Back', 'a link'])('%s asks before it leaves a page with unsaved work, which stays', async (way) => {
  const { user, follow, address } = await visit();
  await user.type(screen.getByLabelText('draft'), 'a word');

  await (way === 'Back' ? goBack() : follow('dashboard'));
  await answer(user, '계속 작성');

  expect(address()).toBe('/report-video');
  expect(screen.getByLabelText('draft')).toHaveValue('a word');
});

it.each(['Back', 'a link'])('%s leaves a page once its unsaved work is discarded', async (way) => {
  const { user, follow, address } = await visit();
  await user.type(screen.getByLabelText('draft'), 'a word');

  await (way === 'Back' ? goBack() : follow('dashboard'));
  await answer(user, '버리기');

  expect(await screen.findByText('the dashboard')).toBeInTheDocument();
  expect(address()).toBe('/dashboard');
  expect(hasUnsavedWork()).toBe(false);
});

it('Back and links leave a page without unsaved work at once', async () => {
  await visit();

  await goBack();

  expect(await screen.findByText('the dashboard')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('Back asks before it closes a modal with unsaved work, and closes it once that is discarded', async () => {
  const { user, address } = await visit();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.type(await screen.findByLabelText('name'), 'Kim');

  await goBack();
  await answer(user, '계속 작성');
  expect(screen.getByLabelText('name')).toHaveValue('Kim');
  expect(address()).toBe('/report-video?addMember=1');

  await goBack();
  await answer(user, '버리기');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(address()).toBe('/report-video'));
});

it('Escape asks once before it closes a modal that Back would close, too', async () => {
  const { user, address } = await visit();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.type(await screen.findByLabelText('name'), 'Kim');

  await user.keyboard('{Escape}');
  await answer(user, '버리기');

  await waitFor(() => expect(address()).toBe('/report-video'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
