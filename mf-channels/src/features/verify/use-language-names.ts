import { useFormat, useLanguage } from '@portal/shared/i18n';

/** Returns a function that lists languages by their names in the page's language; YouTube's tags may be unknown to it. */
export function useLanguageNames() {
  const format = useFormat();
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const nameOf = (tag: string) => {
    try {
      return names.of(tag) ?? tag;
    } catch {
      // Not a BCP 47 tag.
      return tag;
    }
  };
  return (tags: readonly string[]) => format.list(tags.map(nameOf));
}
