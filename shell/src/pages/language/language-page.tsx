import { css } from '@emotion/react';
import { CURRENCIES, LANGUAGE_NAMES, LANGUAGES } from '@portal/shared/i18n';
import { COLOR_SCHEMES, colorSchemeAtom, currencyAtom, languageAtom, useAtom } from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { RadioGroup } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import type { ReactNode } from 'react';
import { shellTexts } from '../../texts.ts';
import { pageTexts } from '../texts.ts';

const styles = {
  page: css({ display: 'grid', gap: token.size.cardGap, maxWidth: '640px' }),
};

type ChoiceProps = { title: string; text: string; children: ReactNode };

function Choice({ title, text, children }: ChoiceProps) {
  return (
    <Card title={title} meta={text}>
      {children}
    </Card>
  );
}

/** The preferences page: language, currency and colour scheme, each applied and stored at once. */
export function LanguagePage() {
  const { t } = shellTexts.useTexts();
  const { t: pageText } = pageTexts.useTexts();
  const [language, setLanguage] = useAtom(languageAtom);
  const [currency, setCurrency] = useAtom(currencyAtom);
  const [scheme, setScheme] = useAtom(colorSchemeAtom);
  return (
    <div css={styles.page}>
      <Choice title={t('preferences.language')} text={pageText('language.languageText')}>
        <RadioGroup
          isStacked
          label={t('preferences.language')}
          value={language}
          onChange={(next) => void setLanguage(next)}
          options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
        />
      </Choice>
      <Choice title={t('preferences.currency')} text={pageText('language.currencyText')}>
        <RadioGroup
          isStacked
          label={t('preferences.currency')}
          value={currency}
          onChange={setCurrency}
          options={CURRENCIES.map((each) => ({
            value: each,
            label: t(`preferences.${each}`),
            description: each,
          }))}
        />
      </Choice>
      <Choice title={t('preferences.scheme')} text={pageText('language.schemeText')}>
        <RadioGroup
          isStacked
          label={t('preferences.scheme')}
          value={scheme}
          onChange={setScheme}
          options={COLOR_SCHEMES.map((each) => ({ value: each, label: t(`preferences.${each}`) }))}
        />
      </Choice>
    </div>
  );
}
