import { css } from '@emotion/react';
import { LANGUAGE_NAMES, LANGUAGES } from '@portal/shared/i18n';
import { token, type } from '@portal/shared/theme';
import { Card } from '@portal/shared/ui/data';
import { FormText, FormTextArea } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { siteTexts } from '../../components/site/texts.ts';
import type { SettingsValues } from './settings-values.ts';
import * as styles from './site.styles.ts';

const language = css({
  display: 'grid',
  gap: token.space[8],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...type.strong, padding: 0, marginBottom: token.space[8], color: token.color.text },
});

export type TextsCardProps = { form: PortalForm<SettingsValues> };

/** What visitors read about a domain, in each language; a language without texts shows those of the default language. */
export function TextsCard({ form }: TextsCardProps) {
  const { t } = siteTexts.useTexts();
  return (
    <Card title={t('form.texts')} meta={t('form.textsText')}>
      <div css={styles.fields}>
        {LANGUAGES.map((each) => (
          <fieldset key={each} css={language} lang={each}>
            <legend>{LANGUAGE_NAMES[each]}</legend>
            <FormText
              form={form}
              name={`tagline.${each}.title`}
              label={t('form.taglineTitle', { language: LANGUAGE_NAMES[each] })}
              autoComplete="off"
            />
            <FormTextArea
              form={form}
              name={`tagline.${each}.text`}
              label={t('form.taglineText', { language: LANGUAGE_NAMES[each] })}
              rows={2}
            />
          </fieldset>
        ))}
      </div>
    </Card>
  );
}
