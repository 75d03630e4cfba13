import { FormSelect } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { usePartnerSites } from '../../../components/use-partner-sites.ts';
import { texts } from '../../../texts.ts';
import { NOTICE_CATEGORIES } from '../notice-categories.ts';
import { COMMON } from '../notice-filters.ts';
import * as styles from './editor.styles.ts';
import type { NoticeValues } from './notice-values.ts';

export type SiteFieldsProps = { form: PortalForm<NoticeValues> };

/** Where a notice is shown, and what it is about. */
export function SiteFields({ form }: SiteFieldsProps) {
  const { t } = texts.useTexts();
  const { sites } = usePartnerSites();
  return (
    <div css={styles.pair}>
      <FormSelect
        form={form}
        name="domain"
        label={t('site.label')}
        hasMessageLine={false}
        options={[
          { value: COMMON, label: t('site.all') },
          ...sites.map(({ domain, name }) => ({ value: domain, label: name, description: domain })),
        ]}
      />
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
