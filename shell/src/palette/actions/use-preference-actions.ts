import { CURRENCIES, LANGUAGE_NAMES, LANGUAGES, type Language } from '@portal/shared/i18n';
import {
  COLOR_SCHEMES,
  colorSchemeAtom,
  currencyAtom,
  languageAtom,
  useAtom,
  useSnackbar,
} from '@portal/shared/state';
import { shellTexts } from '../../texts.ts';
import { paletteTexts } from '../palette-texts.ts';
import type { PaletteAction } from '../search-result.ts';

/** The name of a language in another one, by which people look for it. */
const nameLanguage = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;

/** The actions that switch language, currency and colour scheme to another than the current one. */
export const usePreferenceActions = (close: () => void): PaletteAction[] => {
  const { t } = paletteTexts.useTexts();
  const { t: shellText } = shellTexts.useTexts();
  const snackbar = useSnackbar();
  const [language, setLanguage] = useAtom(languageAtom);
  const [currency, setCurrency] = useAtom(currencyAtom);
  const [scheme, setScheme] = useAtom(colorSchemeAtom);

  const switchLanguage = (next: Language) =>
    setLanguage(next).then(
      // Read only now, in the new language.
      () => snackbar.show({ type: 'success', title: paletteTexts.text('done.language') }),
      () =>
        snackbar.show({ type: 'error', title: t('failedLanguage'), text: shellText('error.unreachable') }),
    );
  const languages = LANGUAGES.filter((each) => each !== language).map((each): PaletteAction => ({
    id: `language/${each}`,
    label: t('action.language', { value: LANGUAGE_NAMES[each] }),
    note: nameLanguage(each, language),
    icon: 'globe',
    run: () => {
      close();
      void switchLanguage(each);
    },
  }));
  const currencies = CURRENCIES.filter((each) => each !== currency).map((each): PaletteAction => {
    const name = shellText(`preferences.${each}`);
    return {
      id: `currency/${each}`,
      label: t('action.currency', { value: name }),
      note: each,
      icon: 'wallet',
      run: () => {
        close();
        setCurrency(each);
        snackbar.show({ type: 'success', title: t('done.currency'), text: name });
      },
    };
  });
  const schemes = COLOR_SCHEMES.filter((each) => each !== scheme).map((each): PaletteAction => {
    const name = shellText(`preferences.${each}`);
    return {
      id: `scheme/${each}`,
      label: t('action.scheme', { value: name }),
      words: t(`words.${each}`),
      icon: 'monitor',
      run: () => {
        close();
        setScheme(each);
        snackbar.show({ type: 'success', title: t('done.scheme'), text: name });
      },
    };
  });
  return [...languages, ...currencies, ...schemes];
};
