import { css } from '@emotion/react';
import { CURRENCIES, LANGUAGE_NAMES, LANGUAGES } from '@portal/shared/i18n';
import { COLOR_SCHEMES, colorSchemeAtom, currencyAtom, languageAtom, useAtom } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { Icon, IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { shellTexts } from '../texts.ts';

const styles = {
  button: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    height: token.size.control,
    paddingInline: '10px',
    borderRadius: token.radius.control,
    ...type.label,
    color: token.color.text2,
    whiteSpace: 'nowrap',
    [when.hover]: { '&:hover': { backgroundColor: token.color.hover } },
  }),
  language: css({ fontWeight: 600, color: token.color.text }),
};

const SYMBOLS = { KRW: '₩ KRW', USD: '$ USD' } as const;

export type PreferencesMenuProps = {
  /** Whether the button shows only an icon. */
  isIconOnly?: boolean;
  /** Whether the menu includes currencies; off where the page shows no amounts. @default true */
  hasCurrency?: boolean;
};

/** The menu that switches language and currency. */
export function PreferencesMenu({ isIconOnly = false, hasCurrency = true }: PreferencesMenuProps) {
  const { t } = shellTexts.useTexts();
  const [language, setLanguage] = useAtom(languageAtom);
  const [currency, setCurrency] = useAtom(currencyAtom);
  const name = hasCurrency
    ? t('preferences.button', { language: LANGUAGE_NAMES[language], currency: SYMBOLS[currency] })
    : t('preferences.languageButton', { language: LANGUAGE_NAMES[language] });
  const languages = LANGUAGES.map((each) => ({
    id: each,
    label: LANGUAGE_NAMES[each],
    isChosen: each === language,
    onSelect: () => void setLanguage(each),
  }));
  const currencies = CURRENCIES.map((each) => ({
    id: each,
    label: t(`preferences.${each}`),
    note: SYMBOLS[each],
    isChosen: each === currency,
    onSelect: () => setCurrency(each),
  }));
  return (
    <Menu
      label={name}
      trigger={
        isIconOnly ? (
          <IconButton icon="globe" label={name} iconSize={18} />
        ) : (
          <button type="button" css={styles.button} aria-label={name}>
            <Icon name="globe" />
            <span css={styles.language}>{LANGUAGE_NAMES[language]}</span>
            {hasCurrency ? <span>{SYMBOLS[currency]}</span> : <Icon name="chevron-down" />}
          </button>
        )
      }
      entries={hasCurrency ? [...languages, 'separator', ...currencies] : languages}
    />
  );
}

const SCHEME_ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** The menu that switches the colour scheme. */
export function SchemeMenu() {
  const { t } = shellTexts.useTexts();
  const [scheme, setScheme] = useAtom(colorSchemeAtom);
  const name = t('preferences.schemeButton', { scheme: t(`preferences.${scheme}`) });
  return (
    <Menu
      label={t('preferences.scheme')}
      trigger={<IconButton icon={SCHEME_ICONS[scheme]} label={name} iconSize={18} />}
      entries={COLOR_SCHEMES.map((each) => ({
        id: each,
        label: t(`preferences.${each}`),
        icon: SCHEME_ICONS[each],
        isChosen: each === scheme,
        onSelect: () => setScheme(each),
      }))}
    />
  );
}
