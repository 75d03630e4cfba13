import { fakeApi } from '@portal/shared/testing';

/** A server with one word, one mood and one tag. */
export const serveSearchWords = (items = [{ word: 'calm', kind: 'mood' as const, code: 'calm' }]) => {
  fakeApi.get('/music/traits', {
    traits: [
      { kind: 'mood', code: 'calm', name: '잔잔한' },
      { kind: 'key', code: 'C', name: 'C 장조' },
    ],
  });
  fakeApi.get('/music/tags', { tags: [{ id: 'vlog', name: '브이로그' }] });
  return fakeApi.get('/operator/music/words', ({ query }) => {
    const found = items.filter(({ word }) => word.includes(query.get('search') ?? ''));
    return { items: found, total: found.length, page: 0, size: 20 };
  });
};
