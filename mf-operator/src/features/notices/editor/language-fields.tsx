import { LANGUAGES, LANGUAGE_NAMES } from '@portal/shared/i18n';
import type { Language } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/routing';
import { Tabs } from '@portal/shared/ui/controls';
import { FormText, FormTextArea } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { texts } from '../../../texts.ts';
import * as styles from './editor.styles.ts';
import { findWholeLanguages } from './notice-values.ts';
import type { NoticeValues } from './notice-values.ts';

const BODY_ROWS = 12;

export type LanguageFieldsProps = {
  form: PortalForm<NoticeValues>;
  values: NoticeValues;
  /** The language whose fields are shown. */
  language: Language;
};

/** Title and text per language, in tabs that say which languages are written and which have an error. */
export function LanguageFields({ form, values, language }: LanguageFieldsProps) {
  const { t } = texts.useTexts();
  const { pathname } = useLocation();
  const { errors } = form.formState;
  const whole = findWholeLanguages(values);
  const markOf = (each: Language) => {
    if (errors.title?.[each] || errors.body?.[each])
      return { icon: 'circle-alert', label: t('notices.editor.hasError'), tone: 'bad' } as const;
    return whole.includes(each)
      ? ({ icon: 'check', label: t('notices.editor.written'), tone: 'good' } as const)
      : undefined;
  };
  return (
    <div>
      <Tabs
        label={t('notices.table.languages')}
        items={LANGUAGES.map((each) => ({
          to: `${pathname}?language=${each}`,
          label: LANGUAGE_NAMES[each],
          isCurrent: each === language,
          mark: markOf(each),
        }))}
      />
      {LANGUAGES.map((each) => (
        // All languages stay mounted, so that the form knows the fields whose errors it names.
        <div key={each} css={styles.fields} hidden={each !== language} lang={each}>
          <FormText
            form={form}
            name={`title.${each}`}
            label={`${t('notices.editor.title')} (${LANGUAGE_NAMES[each]})`}
            // Enter would publish a half typed title on every site.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <FormTextArea
            form={form}
            css={styles.markdown}
            name={`body.${each}`}
            label={`${t('notices.editor.body')} (${LANGUAGE_NAMES[each]})`}
            hint={t('notices.editor.bodyHint')}
            rows={BODY_ROWS}
          />
        </div>
      ))}
    </div>
  );
}
