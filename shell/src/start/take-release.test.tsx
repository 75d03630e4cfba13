import type { Remote } from '@portal/shared/contract';
import { api } from '@portal/shared/http';
import { showSnackbarAtom, useUnsavedWork } from '@portal/shared/state';
import { fakeApi, sessions } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { newReleaseAtom } from './watch-release.ts';

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

it('is taken with the next page, and not before', async () => {
  const { release, follow, reload, address } = await visit();

  release('b');
  await follow('dashboard');
  expect(reload).not.toHaveBeenCalled();

  await follow('report-video');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/report-video');
});

it('T-48 waits while a form holds what was typed, and through the navigation that leaves it', async () => {
  const { release, follow, reload, user } = await visit();
  release('b');
  await user.type(screen.getByLabelText('draft'), 'a word');

  await follow('report-video');
  await screen.findByText('the other page');
  expect(reload).not.toHaveBeenCalled();

  await follow('dashboard');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('T-48 waits for calls that are under way and for messages that are to be read', async () => {
  const { release, follow, reload, portal } = await visit();
  const answer = Promise.withResolvers<object>();
  fakeApi.post('/member/account/update', () => answer.promise);
  const saving = api.post('/member/account/update', { password: 'demo-1234' });
  release('b');

  await follow('report-video');
  expect(reload).not.toHaveBeenCalled();

  answer.resolve({});
  await saving;
  act(() => void portal.store.set(showSnackbarAtom, { type: 'success', title: 'saved' }));
  await follow('dashboard');
  expect(reload).not.toHaveBeenCalled();
});

it('T-47 is taken once, also where the servers go on to disagree about it', async () => {
  const { release, follow, reload } = await visit();
  release('b');

  await follow('report-video');
  await follow('dashboard');
  expect(reload).toHaveBeenCalledTimes(1);

  release('c');
  await follow('report-video');
  expect(reload).toHaveBeenCalledTimes(2);
});
