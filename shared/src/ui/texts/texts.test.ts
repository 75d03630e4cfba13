import { LANGUAGES } from '../../facts/index.ts';
import ko from './locales/ko.json';

type Tree = { [key: string]: string | Tree };

/** Keys with dots between the levels, without plural suffixes, which differ per language. */
const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? `${path}${key.replace(/_(one|other)$/, '')}`
      : keysOf(value, `${path}${key}.`),
  );

const placeholdersOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [...value.matchAll(/{{(\w+)}}/g)].map(
          ([, hole]) => `${path}${key.replace(/_(one|other)$/, '')} ${hole}`,
        )
      : placeholdersOf(value, `${path}${key}.`),
  );

const unique = (values: string[]) => [...new Set(values)].sort();

describe.each(LANGUAGES)('the texts of the components in %s', (language) => {
  let tree: Tree;
  beforeAll(async () => {
    const file = (await import(`./locales/${language}.json`)) as { default: Tree };
    tree = file.default;
  });

  it('have the same keys as the Korean texts', () => {
    expect(unique(keysOf(tree))).toEqual(unique(keysOf(ko)));
  });

  it('have the same placeholders as the Korean texts', () => {
    expect(unique(placeholdersOf(tree))).toEqual(unique(placeholdersOf(ko)));
  });
});
