import type { Remote } from '@portal/shared/contract';
import { api } from '@portal/shared/http';
import { showSnackbarAtom, useUnsavedWork } from '@portal/shared/state';
import { fakeApi, sessions } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { newReleaseAtom } from './poll-release.ts';

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
  useUnsavedWork(text !== '');
  return <input aria-label="draft" value={text} onChange={(event) => setText(event.target.value)} />;
}

const remote: Remote = {
  activate: async () => ({
    routes: {
      dashboard: async () => ({ Page: FormPage }),
      'report-video': async () => ({ Page: () => <p>the other page</p> }),
    },
  }),
};

const visit = async () => {
  const reload = jest.fn();
  const shell = await renderShell({
    at: '/dashboard',
    set,
    session: sessions.manager,
    load: async () => remote,
    reload,
  });
  await screen.findByLabelText('draft');
  const follow = (name: string) => shell.user.click(screen.getByRole('link', { name: `label of ${name}` }));
  const release = (id: string) => act(() => shell.portal.store.set(newReleaseAtom, id));
  return { ...shell, reload, follow, release };
};

beforeEach(() => sessionStorage.clear());

it('a new release reloads the page at the next navigation to another path', async () => {
  const { release, follow, reload, address } = await visit();

  release('b');
  await follow('dashboard');
  expect(reload).not.toHaveBeenCalled();

  await follow('report-video');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/report-video');
});

it('T-48 a new release does not reload until unsaved work is discarded', async () => {
  const { release, follow, reload, user } = await visit();
  release('b');
  await user.type(screen.getByLabelText('draft'), 'a word');

  await follow('report-video');
  await user.click(await screen.findByRole('button', { name: '계속 작성' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByLabelText('draft')).toHaveValue('a word');

  await follow('report-video');
  await user.click(await screen.findByRole('button', { name: '버리기' }));
  await screen.findByText('the other page');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('T-48 a new release does not reload while calls are pending or snackbars are shown', async () => {
  const { release, follow, reload, portal } = await visit();
  const response = Promise.withResolvers<object>();
  fakeApi.post('/member/account/update', () => response.promise);
  const saving = api.post('/member/account/update', { password: 'demo-1234' });
  release('b');

  await follow('report-video');
  expect(reload).not.toHaveBeenCalled();

  response.resolve({});
  await saving;
  act(() => void portal.store.set(showSnackbarAtom, { type: 'success', title: 'saved' }));
  await follow('dashboard');
  expect(reload).not.toHaveBeenCalled();
});

it('T-47 the page reloads once per release, even when servers disagree about the current one', async () => {
  const { release, follow, reload } = await visit();
  release('b');

  await follow('report-video');
  await follow('dashboard');
  expect(reload).toHaveBeenCalledTimes(1);

  release('c');
  await follow('report-video');
  expect(reload).toHaveBeenCalledTimes(2);
});
