import type { Remote } from '@portal/shared/contract';
import { sessions } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildOf, releaseSetOf, running } from '../testing/release-set-fixture.ts';
import { renderShell } from '../testing/render-shell.tsx';

const set = releaseSetOf({ 'mf-dashboard': running(buildOf('mf-dashboard', '1.0.0')) });

const remote: Remote = {
  activate: async () => ({ routes: { dashboard: async () => ({ Page: () => <p>the page</p> }) } }),
};

it('sends pending telemetry events with keepalive when the page becomes hidden', async () => {
  await renderShell({ at: '/dashboard', set, session: sessions.manager, load: async () => remote });
  await screen.findByText('the page');
  const sent = jest.spyOn(globalThis, 'fetch');

  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));

  await waitFor(() => expect(sent).toHaveBeenCalled());
  const request = sent.mock.calls[0]?.[0];
  expect(request).toMatchObject({ method: 'POST', keepalive: true });
  expect(request instanceof Request && new URL(request.url).pathname).toBe('/api/telemetry/event');
});
