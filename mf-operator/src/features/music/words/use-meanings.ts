import { useQuery } from '@portal/shared/http';
import { texts } from '../../../texts.ts';
import type { SearchWord } from './words.api.ts';
import { meaningsQuery } from './words.api.ts';

type Meaning = Pick<SearchWord, 'kind' | 'code'>;

const CATEGORIES = ['bgm', 'song', 'ost'] as const;

const idOf = ({ kind, code }: Meaning) => `${kind} ${code}`;

/** What words may stand for, as options of a list, and a function that names one. */
export function useMeanings() {
  const { t, language } = texts.useTexts();
  const { data } = useQuery(meaningsQuery(language));
  const named: (Meaning & { name: string })[] = data
    ? [
        // A search for a key by a word would find the word in titles.
        ...data.traits.flatMap(({ kind, code, name }) => (kind === 'key' ? [] : [{ kind, code, name }])),
        ...data.tags.map(({ id, name }) => ({ kind: 'tag' as const, code: id, name })),
        ...CATEGORIES.map((code) => ({
          kind: 'category' as const,
          code,
          name: t(`music.words.categories.${code}`),
        })),
      ]
    : [];
  const label = ({ kind, name }: { kind: SearchWord['kind']; name: string }) =>
    `${t(`music.words.kinds.${kind}`)}: ${name}`;
  const ignored = { kind: 'ignored' as const, code: '' };
  const meanings = new Map<string, Meaning>([...named, ignored].map((meaning) => [idOf(meaning), meaning]));
  return {
    isLoaded: data !== undefined,
    options: [
      ...named.map((meaning) => ({ value: idOf(meaning), label: label(meaning) })),
      { value: idOf(ignored), label: t('music.words.kinds.ignored') },
    ],
    find: (id: string) => meanings.get(id),
    describe: (meaning: Meaning) =>
      meaning.kind === 'ignored'
        ? t('music.words.kinds.ignored')
        : label({
            kind: meaning.kind,
            name: named.find((each) => idOf(each) === idOf(meaning))?.name ?? meaning.code,
          }),
  };
}
