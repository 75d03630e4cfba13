import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

export type SearchWord = GetResponse<'/operator/music/words'>['items'][number];

/** Rows per page. */
export const PAGE_SIZE = 20;

export const WORDS_KEY = ['mf-operator', 'search-words'] as const;

/** The words by which searches understand what music is for, by their meaning. */
export const wordsQuery = ({ search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...WORDS_KEY, search, page],
    queryFn: ({ signal }) =>
      api.get('/operator/music/words', {
        query: { ...(search !== '' && { search }), page, size: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** What words may stand for besides categories: traits and tags, in the user's language. */
export const meaningsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['mf-operator', 'search-meanings', language],
    queryFn: async ({ signal }) => {
      const [{ traits }, { tags }] = await Promise.all([
        api.get('/music/traits', { signal }),
        api.get('/music/tags', { signal }),
      ]);
      return { traits, tags };
    },
  });

/** Says what a word stands for; without a meaning it is removed. */
export type WordChange = { word: string; meaning: Pick<SearchWord, 'kind' | 'code'> | undefined };

export const changeWord = ({ word, meaning }: WordChange, headers: Record<string, string>) =>
  meaning
    ? api.post('/operator/music/words/set', { word, kind: meaning.kind, code: meaning.code }, { headers })
    : api.post('/operator/music/words/remove', { word }, { headers });
