import { screen } from '@testing-library/react';
import { defineRemote } from '../contract/index.ts';
import { api, useQuery } from '../http/index.ts';
import { createTexts, useFormat } from '../i18n/index.ts';
import type { Language } from '../i18n/index.ts';
import { Link, useParams } from '../routing/index.ts';
import { roleAtom, screenClassAtom, useAtomValue } from '../state/index.ts';
import { fakeApi, errorResponse } from './fake-api.ts';
import { sessions, siteMetadata } from './fixtures.ts';
import { renderRoute } from './render-route.tsx';

const TITLES: Partial<Record<Language, string>> = { ko: '태그', 'zh-TW': '標籤' };

const texts = createTexts<{ title: string }>('render-route-test', async (language) => ({
  default: { title: TITLES[language] ?? 'Tags' },
}));

const TagsPage = () => {
  const { t } = texts.useTexts();
  const tags = useQuery({ queryKey: ['tags'], queryFn: ({ signal }) => api.get('/music/tags', { signal }) });
  return (
    <main>
      <h1>{t('title')}</h1>
      <p>{`${useAtomValue(roleAtom)} ${useAtomValue(screenClassAtom)} ${useFormat().money('1')}`}</p>
      <p>{tags.isError ? 'failed' : (tags.data?.tags.length ?? 'loading')}</p>
      <Link to="/tags/7">next</Link>
    </main>
  );
};

const TagPage = () => <h1>{`tag ${useParams()['id']}`}</h1>;

const remote = defineRemote({
  async activate() {
    await texts.load();
    return { routes: { tags: async () => ({ Page: TagsPage }), tag: async () => ({ Page: TagPage }) } };
  },
});

const config = {
  name: 'mf-test',
  routes: [
    { id: 'tags', path: '/tags' },
    { id: 'tag', path: '/tags/:id' },
  ],
};

it('renderRoute renders the page of an address with session, texts and API client', async () => {
  const call = fakeApi.get('/music/tags', { tags: [{ id: '1', name: '비' }] });

  await renderRoute(remote, config, { at: '/tags' });

  expect(screen.getByRole('heading', { name: '태그' })).toBeInTheDocument();
  expect(screen.getByText('manager laptop ₩1')).toBeInTheDocument();
  expect(await screen.findByText('1')).toBeInTheDocument();
  expect(call.calls[0]?.headers.get('Authorization')).toBe('Bearer test-token');
});

it('renderRoute applies the given language, currency, session, design and width', async () => {
  fakeApi.get('/music/tags', errorResponse(500, 'internal'));

  await renderRoute(remote, config, {
    at: '/tags',
    language: 'zh-TW',
    currency: 'USD',
    session: sessions.member,
    metadata: siteMetadata({ design_id: 'mcn-4' }),
    width: 1200,
  });

  expect(screen.getByRole('heading', { name: '標籤' })).toBeInTheDocument();
  expect(screen.getByText('member largeMobile $1.00')).toBeInTheDocument();
  expect(await screen.findByText('failed')).toBeInTheDocument();
});

it('renderRoute navigates to the other pages of the remote', async () => {
  fakeApi.get('/music/tags', { tags: [] });
  const { user, location } = await renderRoute(remote, config, { at: '/tags' });

  await user.click(screen.getByRole('link', { name: 'next' }));

  expect(await screen.findByRole('heading', { name: 'tag 7' })).toBeInTheDocument();
  expect(location().pathname).toBe('/tags/7');
});

it('renderRoute rejects when no route matches the address', async () => {
  await expect(renderRoute(remote, config, { at: '/other' })).rejects.toThrow(
    'mf-test has no route for /other',
  );
});
