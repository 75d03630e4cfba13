import { cleanName } from '@portal/shared/api';
import { LANGUAGES, mapLanguages } from '@portal/shared/i18n';
import type { Language, TranslateText } from '@portal/shared/i18n';
import { s } from '@portal/shared/ui/form';
import type { FormSchema } from '@portal/shared/ui/form';
import type ko from '../../../locales/ko.json';
import { NOTICE_CATEGORIES } from '../notice-categories.ts';
import type { NoticeValues } from './notice-values.ts';

const MAX_TITLE_LENGTH = 200;
/** The longest text that the API parses. */
const MAX_BODY_LENGTH = 20_000;

const inEachLanguage = (maxLength: number) => {
  const text = s.string().check(s.maxLength(maxLength));
  return s.object(mapLanguages(() => text));
};

const isEmpty = (text: string) => cleanName(text) === '';

/** What is missing in the texts, by field: a title above each text, and both in at least one language. */
function findMissing({ title, body }: NoticeValues, shown: Language) {
  const untitled = LANGUAGES.filter((language) => isEmpty(title[language]) && !isEmpty(body[language]));
  const titled = LANGUAGES.find((language) => !isEmpty(title[language]));
  const hasText = LANGUAGES.some((language) => !isEmpty(body[language]));
  return [
    ...untitled.map((language) => ['title', language] as const),
    ...(titled === undefined && untitled.length === 0 ? [['title', shown] as const] : []),
    ...(hasText ? [] : [['body', titled ?? shown] as const]),
  ];
}

/** The rules of the editor; a notice without any text lacks it in the language that is shown. */
export const createNoticeSchema = (t: TranslateText<typeof ko>, shown: Language): FormSchema<NoticeValues> =>
  s
    .object({
      domain: s.string(),
      category: s.enum(NOTICE_CATEGORIES),
      title: inEachLanguage(MAX_TITLE_LENGTH),
      body: inEachLanguage(MAX_BODY_LENGTH),
      pinned: s.boolean(),
      when: s.enum(['now', 'at']),
      published_at: s.string(),
    })
    .check(
      s.check<NoticeValues>(({ value, issues }) => {
        for (const [part, language] of findMissing(value, shown))
          issues.push({
            code: 'custom',
            path: [part, language],
            message: t(`notices.editor.${part}Missing`),
            input: value,
          });
        if (value.when === 'at' && Number.isNaN(Date.parse(value.published_at)))
          issues.push({
            code: 'custom',
            path: ['published_at'],
            message: t('notices.editor.timeMissing'),
            input: value,
          });
      }),
    );
