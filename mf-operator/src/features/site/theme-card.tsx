import { css } from '@emotion/react';
import { DESIGN_IDS, token, when } from '@portal/shared/theme';
import { Card } from '@portal/shared/ui/data';
import { FormSelect } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { siteTexts } from '../../components/site/texts.ts';
import { ColorField } from './color-field.tsx';
import { ContrastList } from './contrast-list.tsx';
import { isColor } from './settings-schema.ts';
import type { SettingsValues } from './settings-values.ts';
import { ThemeSample } from './theme-sample.tsx';

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: token.space[24],
    [when.laptop]: { gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)' },
  }),
  fields: css({ display: 'grid', gap: token.space[16], minWidth: 0 }),
  samples: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
    gap: token.space[16],
    minWidth: 0,
  }),
};

export type ThemeCardProps = {
  form: PortalForm<SettingsValues>;
  /** The stored colours, which the preview shows while a typed one is no colour. */
  saved: Pick<SettingsValues, 'color_primary' | 'color_primary_dim'>;
};

/** Design and colours of a domain, with a preview that follows what is typed. */
export function ThemeCard({ form, saved }: ThemeCardProps) {
  const { t } = siteTexts.useTexts();
  const [design, primary, dim, name, logo] = form.watch([
    'design_id',
    'color_primary',
    'color_primary_dim',
    'name',
    'logo_favicon',
  ]);
  const theme = {
    design_id: design,
    color_primary: isColor(primary) ? primary : saved.color_primary,
    color_primary_dim: isColor(dim) ? dim : saved.color_primary_dim,
  };
  return (
    <Card title={t('form.theme')} meta={t('form.themeText')}>
      <div css={styles.columns}>
        <div css={styles.fields}>
          <FormSelect
            form={form}
            name="design_id"
            label={t('form.design')}
            options={DESIGN_IDS.map((id) => ({ value: id, label: id, description: t(`design.${id}`) }))}
          />
          <ColorField
            form={form}
            name="color_primary"
            label={t('form.primary')}
            hint={t('form.primaryHint')}
          />
          <ColorField form={form} name="color_primary_dim" label={t('form.dim')} hint={t('form.dimHint')} />
          <ContrastList primary={isColor(primary) ? primary : undefined} />
        </div>
        <div css={styles.samples}>
          <ThemeSample scheme="light" {...{ theme, name, logo }} />
          <ThemeSample scheme="dark" {...{ theme, name, logo }} />
        </div>
      </div>
    </Card>
  );
}
