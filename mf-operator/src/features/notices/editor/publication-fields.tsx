import { useLanguage } from '@portal/shared/i18n';
import { FormCheckbox, FormRadios, FormText } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { texts } from '../../../texts.ts';
import type { OperatorNotice } from '../notices.api.ts';
import * as styles from './editor.styles.ts';
import { describeTimeZone } from '../../../components/local-time.ts';
import type { NoticeValues } from './notice-values.ts';

export type PublicationFieldsProps = {
  form: PortalForm<NoticeValues>;
  values: NoticeValues;
  stored: OperatorNotice | undefined;
};

/** When readers see a notice, and whether it stays at the top of their list. */
export function PublicationFields({ form, values, stored }: PublicationFieldsProps) {
  const { t } = texts.useTexts();
  const language = useLanguage();
  return (
    <div css={styles.publication}>
      <FormRadios
        form={form}
        name="when"
        label={t('notices.editor.when')}
        options={[
          { value: 'now', label: t('notices.editor.now') },
          {
            value: 'at',
            label: t(stored?.state === 'published' ? 'notices.editor.atFirst' : 'notices.editor.at'),
          },
        ]}
      />
      {values.when === 'at' && (
        <FormText
          css={styles.time}
          form={form}
          name="published_at"
          type="datetime-local"
          label={t('notices.editor.time')}
          hint={t('notices.editor.zone', { zone: describeTimeZone(language) })}
        />
      )}
      <FormCheckbox form={form} name="pinned" label={t('notices.editor.pin')} />
    </div>
  );
}
