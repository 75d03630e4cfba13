import { Card } from '@portal/shared/ui/data';
import { FormText } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { siteTexts } from '../../components/site/texts.ts';
import type { SettingsValues } from './settings-values.ts';
import * as styles from './site.styles.ts';

/** The documents to which a person consents at sign-up. */
export function DocumentsCard({ form }: { form: PortalForm<SettingsValues> }) {
  const { t } = siteTexts.useTexts();
  const address = { form, inputMode: 'url', autoComplete: 'off', placeholder: 'https://' } as const;
  return (
    <Card title={t('form.documents')} meta={t('form.documentsText')}>
      <div css={styles.fields}>
        <FormText {...address} name="terms_url" label={t('form.termsUrl')} />
        <FormText {...address} name="privacy_url" label={t('form.privacyUrl')} />
      </div>
    </Card>
  );
}
