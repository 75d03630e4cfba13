import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { pageOf } from '../../testing/release-fixture.ts';
import remote from '../../remote.tsx';
import { siteSettingsFixture } from '../../testing/site-settings-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';

const list = (...items: SiteSettings[]) => ({ items, total: items.length, page: 0, size: 50 });
const released = {
  set: 's1',
  proof: 'passed' as const,
  follows: [],
  shell: '1.0.0',
  remotes: {},
  rollout: null,
};

beforeEach(() => {
  const [first, ...others] = sitesFixture.domains;
  fakeApi.get('/operator/domains', pageOf(...(first ? [{ ...first, release: released }] : []), ...others));
});

const open = (at = '/operator/sites') => renderRoute(remote, config, { at, session: sessions.operator });
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('the list shows domain, kind, language, currency, colours, design and release of each site', async () => {
  fakeApi.get(
    '/operator/sites',
    list(
      siteSettingsFixture(),
      siteSettingsFixture({
        domain: 'lagoon.localhost',
        name: 'Lagoon',
        is_playlist: true,
        design_id: 'mcn-2',
        default_language: 'zh-TW',
        default_currency: 'USD',
        color_primary: '#12a594',
      }),
      siteSettingsFixture({ domain: 'console.localhost', name: 'Console', is_console: true }),
    ),
  );

  await open();

  const first = await rowOf('Aurora');
  for (const text of ['aurora.localhost', '파트너', '한국어', 'KRW', 'mcn-1', '#5B5BD6'])
    expect(first.getByText(text)).toBeVisible();
  expect(await first.findByRole('link', { name: 'Aurora 릴리스' })).toHaveAttribute(
    'href',
    '/operator/releases?site=aurora.localhost',
  );
  const second = await rowOf('Lagoon');
  for (const text of ['플레이리스트', '繁體中文', 'USD', 'mcn-2', '#12A594'])
    expect(second.getByText(text)).toBeVisible();
  // A domain that runs nothing leads to the dialog of its first release.
  expect(second.getByRole('link', { name: 'Lagoon 릴리스 시작' })).toHaveAttribute(
    'href',
    '/operator/releases?site=lagoon.localhost&release=lagoon.localhost%3Astart',
  );
  expect((await rowOf('Console')).getByText('콘솔')).toBeVisible();
});

test('the list is searched and filtered by kind, and a new search begins on the first page', async () => {
  const request = fakeApi.get('/operator/sites', list(siteSettingsFixture()));
  const { user } = await open('/operator/sites?kind=partner&page=1');
  await waitFor(() =>
    expect(Object.fromEntries(request.calls[0]?.query ?? [])).toMatchObject({ kind: 'partner', page: '1' }),
  );

  await user.type(screen.getByRole('searchbox', { name: '사이트 검색' }), 'auro');
  await waitFor(() =>
    expect(Object.fromEntries(request.calls.at(-1)?.query ?? [])).toMatchObject({
      kind: 'partner',
      search: 'auro',
      page: '0',
    }),
  );
  await user.click(screen.getByRole('link', { name: '콘솔' }));

  await waitFor(() => expect(request.calls.at(-1)?.query.get('kind')).toBe('console'));
  expect(request.calls.at(-1)?.query.get('search')).toBe('auro');
});

test('a search without a match and a kind without sites say so, and show all sites again', async () => {
  fakeApi.get('/operator/sites', ({ query }) =>
    query.has('search') || query.has('kind') ? list() : list(siteSettingsFixture()),
  );
  const { user } = await open('/operator/sites?kind=playlist');
  await screen.findByRole('heading', { name: '‘플레이리스트’ 사이트가 없어요' });

  await user.type(screen.getByRole('searchbox'), 'zzz');
  await screen.findByRole('heading', { name: '조건에 맞는 사이트가 없어요' });
  await user.click(screen.getByRole('button', { name: '전체 보기' }));

  expect((await rowOf('Aurora')).getByText('aurora.localhost')).toBeVisible();
});

test('the list shows an error panel whose retry button loads it again', async () => {
  fakeApi.get('/operator/sites', errorResponse(500, 'internal'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });

  fakeApi.get('/operator/sites', list(siteSettingsFixture()));
  await user.click(retry);

  await rowOf('Aurora');
});

describe('the dialog that creates a site', () => {
  const openDialog = async () => {
    fakeApi.get('/operator/sites', list(siteSettingsFixture()));
    const portal = await open();
    await portal.user.click(screen.getByRole('button', { name: '사이트 만들기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '사이트 만들기' }));
    return { ...portal, dialog };
  };

  test('sends the domain in lower case, and opens the page of the new site', async () => {
    const send = fakeApi.post('/operator/site', {
      site: siteSettingsFixture({ domain: 'new.example.com', name: 'New' }),
      release: 's1',
      start: null,
    });
    fakeApi.get('/operator/site', {
      site: siteSettingsFixture({ domain: 'new.example.com', name: 'New' }),
    });
    fakeApi.get('/operator/contact', { contact: null });
    fakeApi.get('/operator/accounts', { items: [], total: 0, page: 0, size: 20 });
    const { user, store, dialog, location } = await openDialog();

    await user.type(dialog.getByRole('textbox', { name: '이름' }), ' New ');
    await user.type(dialog.getByRole('textbox', { name: '도메인' }), 'New.Example.com');
    await user.click(dialog.getByRole('radio', { name: /^플레이리스트/ }));
    await user.dblClick(dialog.getByRole('button', { name: '만들기' }));

    await waitFor(() => expect(location().pathname).toBe('/operator/sites/new.example.com'));
    expect(send.calls.map(({ body }) => body)).toEqual([
      { name: 'New', domain: 'new.example.com', default_language: 'ko', is_playlist: true },
    ]);
    expect(store.get(snackbarsAtom)[0]).toMatchObject({
      title: 'New 사이트를 만들었어요',
      text: '릴리스된 빌드로 열렸어요.',
    });
  });

  test('has the mistakes of its fields and of the server at the fields', async () => {
    fakeApi.post(
      '/operator/site',
      errorResponse(409, 'domain_taken', { errors: [{ path: 'domain', code: 'taken', message: 'taken' }] }),
    );
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: '도메인' }), 'no domain');
    await user.click(dialog.getByRole('button', { name: '만들기' }));
    expect((await dialog.findAllByText('이름을 입력해 주세요'))[0]).toBeVisible();
    expect(dialog.getAllByText(/같은 도메인을 입력해 주세요/)[0]).toBeVisible();

    await user.type(dialog.getByRole('textbox', { name: '이름' }), 'Aurora');
    await user.clear(dialog.getByRole('textbox', { name: '도메인' }));
    await user.type(dialog.getByRole('textbox', { name: '도메인' }), 'aurora.localhost');
    await user.click(dialog.getByRole('button', { name: '만들기' }));

    expect(await dialog.findByText('이미 있는 도메인이에요')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: '이름' })).toHaveValue('Aurora');
  });
});
