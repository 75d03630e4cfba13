import { currentLanguage, i18n } from './i18n.ts';
import type { Language } from './languages.ts';
import { useLanguage } from './use-language.ts';

/** A tree of texts, as a locale file holds it. */
export type TextTree = { readonly [key: string]: string | TextTree };

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralSuffix}` ? Base : Key;

/** The keys of a tree of texts, with dots between the levels and without plural endings. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

/** Values for the `{{holes}}` of a text; `count` picks the plural. */
export type TextValues = Record<string, string | number>;

/** Looks a text up in the language of the page. */
export type TranslateText<Tree> = (key: TextKey<Tree>, values?: TextValues) => string;

/** How each language's file is loaded: `() => import('./locales/ko.json')`. */
export type TextLoaders = Record<Language, () => Promise<{ default: TextTree }>>;

/** The texts of one package. */
export type Texts<Tree> = {
  namespace: string;
  /** Loads the language of the page, or the given one; what is loaded already costs nothing. */
  load: (language?: Language) => Promise<void>;
  /** `t` typed to the package's own keys; renders again when the language changes. */
  useTexts: () => { t: TranslateText<Tree>; language: Language };
  /** `t` for code outside components; call it when the text is needed, not at module scope. */
  text: TranslateText<Tree>;
};

// The keys are checked by `TextKey`; the library's own typing of keys needs one global list of all packages' texts.
type LooseTranslate = (key: string, values: object) => string;

const registered = new Map<string, (language: Language) => Promise<void>>();

/** How often texts were added: what has been looked up before may say something else after it. */
let additions = 0;

/** Adds texts that came by other means than a loader, e.g. with the page. */
export const addTexts = (namespace: string, language: Language, tree: TextTree): void => {
  additions += 1;
  i18n.addResourceBundle(language, namespace, tree, true, true);
};

/** Names how a package's texts are loaded; they take part in every later change of the language. */
export const defineTexts = (namespace: string, loaders: TextLoaders): void => {
  registered.set(namespace, async (language) => {
    if (i18n.hasResourceBundle(language, namespace)) return;
    const file = await loaders[language]();
    addTexts(namespace, language, file.default);
  });
};

const loadAll = (language: Language) => Promise.all([...registered.values()].map((load) => load(language)));

/** Loads the texts of every package whose code is on the page, in the language of the page. */
export const loadAllTexts = async (): Promise<void> => {
  await loadAll(currentLanguage());
};

/** Loads one package's texts in a language. */
export const loadTexts = async (namespace: string, language: Language = currentLanguage()): Promise<void> => {
  const load = registered.get(namespace);
  if (!load) throw new Error(`No texts are defined for "${namespace}".`);
  await load(language);
};

let wanted: Language | undefined;

/**
 * Shows the page in another language: first loads what the packages on the page need, then switches all at once.
 * When it is called again meanwhile, the later call wins.
 */
export const changeLanguage = async (language: Language): Promise<void> => {
  wanted = language;
  let known;
  do {
    known = registered.size;
    await loadAll(language);
    // A remote that arrived meanwhile has loaded the old language only.
  } while (known !== registered.size);
  if (wanted === language) await i18n.changeLanguage(language);
};

/** Looks texts up; one without holes only once, since a list asks for the same few in each of its rows. */
const translateTo = <Tree>(language: Language, namespace: string): TranslateText<Tree> => {
  const translate = i18n.getFixedT(language, namespace) as LooseTranslate;
  const found = new Map<string, string>();
  let foundAt = additions;
  return (key, values) => {
    if (values) return translate(key, values);
    if (foundAt !== additions) found.clear();
    foundAt = additions;
    const text = found.get(key) ?? translate(key, {});
    found.set(key, text);
    return text;
  };
};

/**
 * The texts of one package, typed by its Korean file.
 *
 * @example
 * ```ts
 * import type ko from './locales/ko.json';
 * export const texts = createTexts<typeof ko>('mf-music', {
 *   ko: () => import('./locales/ko.json'),
 *   en: () => import('./locales/en.json'),
 *   'zh-CN': () => import('./locales/zh-CN.json'),
 *   'zh-TW': () => import('./locales/zh-TW.json'),
 * });
 * ```
 */
export const createTexts = <Tree extends TextTree>(namespace: string, loaders: TextLoaders): Texts<Tree> => {
  defineTexts(namespace, loaders);
  const made = new Map<Language, ReturnType<Texts<Tree>['useTexts']>>();
  const textsIn = (language: Language) => {
    const known = made.get(language) ?? { t: translateTo<Tree>(language, namespace), language };
    made.set(language, known);
    return known;
  };
  return {
    namespace,
    load: (language) => loadTexts(namespace, language),
    useTexts: () => textsIn(useLanguage()),
    text: (key, values) => (i18n.t as LooseTranslate)(key, { ...values, ns: namespace }),
  };
};
