import { Card } from '@portal/shared/ui/data';
import { FormSelect, FormText } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { siteTexts } from '../../components/site/texts.ts';
import type { SettingsValues } from './settings-values.ts';
import * as styles from './site.styles.ts';

/** Figures in the domain's guides and dialogs that replace those of each language. */
export function FiguresCard({ form }: { form: PortalForm<SettingsValues> }) {
  const { t } = siteTexts.useTexts();
  const figure = { form, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Card title={t('form.figures')} meta={t('form.figuresText')}>
      <div css={styles.fields}>
        <FormText {...figure} name="withdrawal_amount" label={t('form.amount')} />
        <FormSelect
          form={form}
          name="withdrawal_unit"
          label={t('form.unit')}
          options={[
            { value: 'usual', label: t('form.unitUsual') },
            { value: 'points', label: t('form.unitPoints') },
            { value: 'dollars', label: t('form.unitDollars') },
          ]}
        />
        <FormText {...figure} name="pc_volume" label={t('form.pcVolume')} />
        <FormText {...figure} name="mobile_volume" label={t('form.mobileVolume')} />
      </div>
    </Card>
  );
}
