import { CURRENCIES, LANGUAGE_NAMES, LANGUAGES } from '@portal/shared/i18n';
import { Card } from '@portal/shared/ui/data';
import { FormCheckbox, FormRadios, FormSelect, FormText } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { siteTexts } from '../../components/site/texts.ts';
import type { SettingsValues } from './settings-values.ts';
import * as styles from './site.styles.ts';

export type BasicsCardProps = { form: PortalForm<SettingsValues>; isConsole: boolean };

/** Name, kind, language, currency, price and rules of a domain; a console keeps its kind. */
export function BasicsCard({ form, isConsole }: BasicsCardProps) {
  const { t } = siteTexts.useTexts();
  return (
    <Card title={t('form.basics')}>
      <div css={styles.fields}>
        <FormText form={form} name="name" label={t('form.name')} autoComplete="off" required />
        <FormSelect
          form={form}
          name="default_language"
          label={t('form.language')}
          hint={t('form.languageHint')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <FormText
          form={form}
          name="password_minimum"
          label={t('form.password')}
          hint={t('form.passwordHint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <FormSelect
          form={form}
          name="default_currency"
          label={t('form.currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        {!isConsole && (
          <FormRadios
            form={form}
            name="kind"
            label={t('form.kind')}
            isStacked
            options={[
              { value: 'partner', label: t('kind.partner'), description: t('form.partnerText') },
              { value: 'playlist', label: t('kind.playlist'), description: t('form.playlistText') },
            ]}
          />
        )}
        {!isConsole && (
          <FormSelect
            form={form}
            name="priced_by"
            label={t('form.pricedBy')}
            hint={t('form.pricedByHint')}
            options={[
              { value: 'views', label: t('form.pricedByViews') },
              { value: 'engaged_views', label: t('form.pricedByEngaged') },
            ]}
          />
        )}
        {!isConsole && <FormCheckbox form={form} name="channel_verify_needed" label={t('form.verify')} />}
      </div>
    </Card>
  );
}
