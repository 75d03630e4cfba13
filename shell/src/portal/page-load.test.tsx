import type { Remote } from '@portal/shared/contract';
import { expectConsole, fakeApi, sessions, type FakeCalls } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { buildOf, releaseSetOf, running } from '../testing/release-set-fixture.ts';
import { renderShell } from '../testing/render-shell.tsx';

const set = releaseSetOf({ 'mf-dashboard': running(buildOf('mf-dashboard', '1.0.0')) });

type Report = { load?: string; events: { remote: string; phase: string; outcome: string }[] };

/** What browsers return for the page; jsdom has no navigation timing. */
const provideServerTiming = (serverTiming: unknown) =>
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: (type: string) => (type === 'navigation' ? [{ serverTiming }] : []),
  });

afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

let telemetry: FakeCalls<Report> | undefined;

/** Hides the page, which sends the queued reports, and returns what was sent. */
const flush = async (): Promise<Report> => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(telemetry?.calls).toHaveLength(1));
  return telemetry?.calls[0]?.body as Report;
};

const describeEvents = ({ events }: Report) =>
  events.map(({ remote, phase, outcome }) => `${remote} ${phase} ${outcome}`);

const openDashboard = (Page: () => ReactNode) => {
  const remote: Remote = { activate: async () => ({ routes: { dashboard: async () => ({ Page }) } }) };
  return renderShell({
    at: '/dashboard',
    set,
    session: sessions.manager,
    load: async () => remote,
    fakeResponses: () => {
      telemetry = fakeApi.post('/telemetry/event', {});
    },
  });
};

it('a page reports with its token that the portal started and which remote was mounted', async () => {
  provideServerTiming([
    { name: 'cache', description: 'hit' },
    { name: 'load', description: 'the.token' },
  ]);
  await openDashboard(() => <p>the page</p>);
  await screen.findByText('the page');

  const report = await flush();

  expect(report.load).toBe('the.token');
  expect(describeEvents(report)).toEqual(['shell mount ok', 'mf-dashboard mount ok']);
});

it.each([
  ['shows no server timing', undefined],
  ['shows that of others only', [{ name: 'cache', description: 'hit' }]],
])('a page reports without a token in a browser that %s', async (_, serverTiming) => {
  provideServerTiming(serverTiming);
  await openDashboard(() => <p>the page</p>);
  await screen.findByText('the page');

  expect(await flush()).not.toHaveProperty('load');
});

it('a remote that throws again and again after it was mounted reports one failure', async () => {
  provideServerTiming([{ name: 'load', description: 'the.token' }]);
  expectConsole(/mf-dashboard 1\.0\.0 failed in mounted/);
  function Page() {
    const [isBroken, setIsBroken] = useState(false);
    if (isBroken) throw new Error('boom');
    return (
      <button type="button" onClick={() => setIsBroken(true)}>
        break
      </button>
    );
  }
  const { user } = await openDashboard(Page);
  const breakPage = async () => user.click(await screen.findByRole('button', { name: 'break' }));
  await breakPage();
  await user.click(await screen.findByRole('button', { name: '다시 시도' }));
  await breakPage();
  await screen.findByRole('alert');

  expect(describeEvents(await flush()).filter((event) => event.includes('failed'))).toEqual([
    'mf-dashboard mounted failed',
  ]);
});

it('a failure of the portal itself is reported as one of the shell', async () => {
  provideServerTiming([{ name: 'load', description: 'the.token' }]);
  const { portal } = await openDashboard(() => <p>the page</p>);
  await screen.findByText('the page');
  jest.spyOn(portal.routes, 'filter').mockImplementation(() => {
    throw new Error('boom');
  });

  await act(async () => {
    history.pushState(null, '', '/other');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

  await screen.findByRole('heading', { name: '화면을 표시하지 못했어요' });
  expect(describeEvents(await flush())).toContain('shell mounted failed');
});
