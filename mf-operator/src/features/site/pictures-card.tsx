import { Card } from '@portal/shared/ui/data';
import type { PortalForm } from '@portal/shared/ui/form';
import { siteTexts } from '../../components/site/texts.ts';
import { PictureField } from './picture-field.tsx';
import type { SettingsValues } from './settings-values.ts';
import * as styles from './site.styles.ts';

export type PicturesCardProps = {
  form: PortalForm<SettingsValues>;
  saved: Pick<SettingsValues, 'logo_favicon' | 'logo_meta' | 'exclusive_logo'>;
};

/** The pictures of a domain, each from a file. */
export function PicturesCard({ form, saved }: PicturesCardProps) {
  const { t } = siteTexts.useTexts();
  return (
    <Card title={t('form.pictures')} meta={t('form.picturesText')}>
      <div css={styles.pictures}>
        <PictureField
          form={form}
          name="logo_favicon"
          kind="logo"
          label={t('form.logo')}
          hint={t('form.logoHint')}
          saved={saved.logo_favicon}
        />
        <PictureField
          form={form}
          name="logo_meta"
          kind="share_image"
          label={t('form.shareImage')}
          hint={t('form.shareImageHint')}
          saved={saved.logo_meta}
        />
        <PictureField
          form={form}
          name="exclusive_logo"
          kind="logo"
          label={t('form.exclusive')}
          hint={t('form.exclusiveHint')}
          saved={saved.exclusive_logo}
          isOptional
        />
      </div>
    </Card>
  );
}
