import { Card } from '@portal/shared/ui/data';
import type { PortalForm } from '@portal/shared/ui/form';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import { PictureField } from './picture-field.tsx';
import type { SettingsValues } from './settings-values.ts';
import * as styles from './site.styles.ts';

const PICTURES = [
  { name: 'logo_favicon', kind: 'logo', text: 'logo', isOptional: false },
  { name: 'logo_meta', kind: 'share_image', text: 'shareImage', isOptional: false },
  { name: 'exclusive_logo', kind: 'logo', text: 'exclusive', isOptional: true },
] as const;

export type PicturesCardProps = {
  form: PortalForm<SettingsValues>;
  site: SiteSettings;
  saved: Pick<SettingsValues, 'logo_favicon' | 'logo_meta' | 'exclusive_logo'>;
};

/** The pictures of a domain, each from a file. */
export function PicturesCard({ form, site, saved }: PicturesCardProps) {
  const { t } = siteTexts.useTexts();
  return (
    <Card title={t('form.pictures')} meta={t('form.picturesText')}>
      <div css={styles.pictures}>
        {PICTURES.map(({ name, kind, text, isOptional }) => (
          <PictureField
            key={name}
            {...{ form, site, name, kind, isOptional }}
            label={t(`form.${text}`)}
            hint={t(`form.${text}Hint`)}
            saved={saved[name]}
          />
        ))}
      </div>
    </Card>
  );
}
