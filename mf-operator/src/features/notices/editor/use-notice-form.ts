import { LANGUAGES, useLanguage } from '@portal/shared/i18n';
import type { Language } from '@portal/shared/i18n';
import { queryText, useQueryState } from '@portal/shared/routing';
import { useForm } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../../../texts.ts';
import { languagesOf } from '../notice-texts.ts';
import type { OperatorNotice } from '../notices.api.ts';
import { createNoticeSchema } from './notice-schema.ts';
import { EMPTY_VALUES, toValues } from './notice-values.ts';
import type { NoticeValues } from './notice-values.ts';

const languageCodec = queryText();

/** The form, and the language whose fields are shown. */
export type NoticeForm = { form: PortalForm<NoticeValues>; language: Language };

/**
 * The form of the editor, and the language that it shows, which is in the address. Focusing a field of another language
 * shows that language first.
 */
export function useNoticeForm(stored: OperatorNotice | undefined): NoticeForm {
  const { t } = texts.useTexts();
  const own = useLanguage();
  const [first] = useState<Language>(() => (stored && languagesOf(stored)[0]) ?? own);
  const [chosen, setChosen] = useQueryState('language', languageCodec);
  const language = LANGUAGES.find((each) => each === chosen) ?? first;
  const schema = useMemo(() => createNoticeSchema(t, language), [t, language]);
  const wanted = useRef<Parameters<PortalForm<NoticeValues>['setFocus']>[0]>(undefined);

  const form = useForm<NoticeValues>({
    schema,
    defaultValues: stored ? toValues(stored) : EMPTY_VALUES,
    errorFields: { unknown_domain: 'domain' },
    errorTexts: { not_found: t('notices.editor.deleted') },
    draft: {
      name: `notice.${stored?.id ?? 'new'}`,
      fields: ['domain', 'category', 'title', 'body', 'pinned', 'when', 'published_at'],
    },
  });
  const { setFocus } = form;

  useEffect(() => {
    if (wanted.current === undefined) return;
    setFocus(wanted.current);
    wanted.current = undefined;
  }, [language, setFocus]);

  const focusField: typeof setFocus = (name) => {
    const [, of] = name.split('.');
    const hidden = LANGUAGES.find((each) => each === of && each !== language);
    if (hidden === undefined) return setFocus(name);
    wanted.current = name;
    setChosen(hidden);
  };
  return { form: { ...form, setFocus: focusField }, language };
}
