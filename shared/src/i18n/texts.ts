import { currentLanguage, i18n } from './i18n.ts';
import type { Language } from '../facts/index.ts';
import { useLanguage } from './use-language.ts';

/** The content of a locale file. */
export type TextTree = { readonly [key: string]: string | TextTree };

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralSuffix}` ? Base : Key;

/** The keys of a locale file, with dots between the levels and without plural suffixes. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

/** Values for the `{{placeholders}}` of a text; `count` selects the plural. */
export type TextValues = Record<string, string | number>;

/** Returns a text in the language of the page. */
export type TranslateText<Tree> = (key: TextKey<Tree>, values?: TextValues) => string;

type LocaleFile = { default: TextTree };

/**
 * Loads the locale file of a language: ``(language) => import(`./locales/${language}.json`)``. Builds of earlier contracts
 * have a function for each language.
 */
export type TextLoaders =
  ((language: Language) => Promise<LocaleFile>) | Record<Language, () => Promise<LocaleFile>>;

/** The texts of one package. */
export type Texts<Tree> = {
  namespace: string;
  /** Loads the texts in a language, unless they are loaded. @default the language of the page */
  load: (language?: Language) => Promise<void>;
  /** Hook: `t` typed by the package's keys; renders again when the language changes. */
  useTexts: () => { t: TranslateText<Tree>; language: Language };
  /** `t` for code outside components; not for module scope, where the language is not known yet. */
  text: TranslateText<Tree>;
};

// `TextKey` checks the keys; i18next's own typing would need one global list of all packages' texts.
type LooseTranslate = (key: string, values: object) => string;

const loadersByNamespace = new Map<string, (language: Language) => Promise<void>>();

/** Incremented when texts are added, which invalidates the caches of looked-up texts. */
let textsVersion = 0;

/** Adds texts without a loader, e.g. those embedded in the page; replaces existing keys. */
export const addTexts = (namespace: string, language: Language, tree: TextTree): void => {
  textsVersion += 1;
  i18n.addResourceBundle(language, namespace, tree, true, true);
};

/** Registers the loaders of a package's texts, which `changeLanguage` and `loadAllTexts` use. */
export const registerTexts = (namespace: string, loaders: TextLoaders): void => {
  loadersByNamespace.set(namespace, async (language) => {
    if (i18n.hasResourceBundle(language, namespace)) return;
    const load = typeof loaders === 'function' ? loaders : loaders[language];
    const file = await load(language);
    addTexts(namespace, language, file.default);
  });
};

const loadAll = (language: Language) =>
  Promise.all([...loadersByNamespace.values()].map((load) => load(language)));

/** Loads the texts of every registered package in the language of the page. */
export const loadAllTexts = async (): Promise<void> => {
  await loadAll(currentLanguage());
};

/** Loads a package's texts in a language, by default the page's; throws when none are registered. */
export const loadTexts = async (namespace: string, language: Language = currentLanguage()): Promise<void> => {
  const load = loadersByNamespace.get(namespace);
  if (!load) throw new Error(`No texts are defined for "${namespace}".`);
  await load(language);
};

let latestRequested: Language | undefined;

/**
 * Changes the language of the page: loads the texts of all registered packages, then switches them together. Of
 * concurrent calls the latest wins. Rejects without a change when texts cannot be loaded.
 */
export const changeLanguage = async (language: Language): Promise<void> => {
  latestRequested = language;
  let count;
  do {
    count = loadersByNamespace.size;
    await loadAll(language);
    // A remote that was registered meanwhile has loaded its texts in the old language only.
  } while (count !== loadersByNamespace.size);
  if (latestRequested === language) await i18n.changeLanguage(language);
};

/** Creates `t` with a cache of texts without placeholders, since the rows of a list look up the same few. */
const createTranslate = <Tree>(language: Language, namespace: string): TranslateText<Tree> => {
  const translate = i18n.getFixedT(language, namespace) as LooseTranslate;
  const cache = new Map<string, string>();
  let cacheVersion = textsVersion;
  return (key, values) => {
    if (values) return translate(key, values);
    if (cacheVersion !== textsVersion) cache.clear();
    cacheVersion = textsVersion;
    const text = cache.get(key) ?? translate(key, {});
    cache.set(key, text);
    return text;
  };
};

/**
 * Registers the texts of one package, typed by its Korean locale file.
 *
 * @example
 * ```ts
 * import type ko from './locales/ko.json';
 * export const texts = createTexts<typeof ko>('mf-music', (language) => import(`./locales/${language}.json`));
 * ```
 */
export const createTexts = <Tree extends TextTree>(namespace: string, loaders: TextLoaders): Texts<Tree> => {
  registerTexts(namespace, loaders);
  const cache = new Map<Language, ReturnType<Texts<Tree>['useTexts']>>();
  const getTexts = (language: Language) => {
    const cached = cache.get(language) ?? { t: createTranslate<Tree>(language, namespace), language };
    cache.set(language, cached);
    return cached;
  };
  return {
    namespace,
    load: (language) => loadTexts(namespace, language),
    useTexts: () => getTexts(useLanguage()),
    text: (key, values) => (i18n.t as LooseTranslate)(key, { ...values, ns: namespace }),
  };
};
