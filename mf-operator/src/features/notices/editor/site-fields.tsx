import { FormSelect } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { useSiteSelect } from '../../../components/use-site-select.ts';
import { texts } from '../../../texts.ts';
import { NOTICE_CATEGORIES } from '../notice-categories.ts';
import { COMMON } from '../notice-filters.ts';
import * as styles from './editor.styles.ts';
import type { NoticeValues } from './notice-values.ts';

export type SiteFieldsProps = { form: PortalForm<NoticeValues> };

/** Where a notice is shown, and what it is about. */
export function SiteFields({ form }: SiteFieldsProps) {
  const { t } = texts.useTexts();
  const { select } = useSiteSelect({
    value: form.watch('domain'),
    choices: [{ value: COMMON, label: t('site.all') }],
    isForPartners: true,
  });
  return (
    <div css={styles.pair}>
      <FormSelect form={form} name="domain" label={t('site.label')} hasMessageLine={false} {...select} />
      <FormSelect
        form={form}
        name="category"
        label={t('notices.editor.category')}
        hasMessageLine={false}
        options={NOTICE_CATEGORIES.map((value) => ({ value, label: t(`notices.category.${value}`) }))}
      />
    </div>
  );
}
