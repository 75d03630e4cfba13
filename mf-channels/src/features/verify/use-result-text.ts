import { verifyTexts } from './texts.ts';
import { useLanguageNames } from './use-language-names.ts';
import type { Verification } from './verify.api.ts';

type Check = Pick<Verification['log'][number], 'result' | 'languages'>;

/** Returns a function that says where a check found the code, or what was missing. */
export function useResultText() {
  const { t } = verifyTexts.useTexts();
  const listLanguages = useLanguageNames();
  return ({ result, languages }: Check) => {
    if (result === 'only_translated')
      return t('result.only_translated', { languages: listLanguages(languages) });
    if (result === 'code_missing' && languages.length > 0)
      return t('result.code_missingTranslated', {
        count: languages.length,
        languages: listLanguages(languages),
      });
    return t(`result.${result}`);
  };
}
