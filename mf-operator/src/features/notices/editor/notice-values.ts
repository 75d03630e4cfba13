import { LANGUAGES, mapLanguages } from '@portal/shared/i18n';
import type { Language } from '@portal/shared/i18n';
import { COMMON } from '../notice-filters.ts';
import type { NoticeContent, OperatorNotice } from '../notices.api.ts';
import { formatLocalTime, parseLocalTime } from '../../../components/local-time.ts';

/** The values of the editor; the names are those of the API, whose refusals name the fields. */
export type NoticeValues = {
  /** A domain, or `common` for all. */
  domain: string;
  category: OperatorNotice['category'];
  title: Record<Language, string>;
  body: Record<Language, string>;
  pinned: boolean;
  when: 'now' | 'at';
  /** A local time, as `<input type="datetime-local">` has it. */
  published_at: string;
};

const fillLanguages = (texts: OperatorNotice['title']): Record<Language, string> =>
  mapLanguages((language) => texts[language] ?? '');

/** The values that the editor of a new notice starts with. */
export const EMPTY_VALUES: NoticeValues = {
  domain: COMMON,
  category: 'general',
  title: fillLanguages({}),
  body: fillLanguages({}),
  pinned: false,
  when: 'now',
  published_at: '',
};

/** The values of a stored notice. */
export const toValues = (notice: OperatorNotice): NoticeValues => ({
  domain: notice.domain ?? COMMON,
  category: notice.category,
  title: fillLanguages(notice.title),
  body: fillLanguages(notice.body),
  pinned: notice.pinned,
  when: 'at',
  published_at: formatLocalTime(notice.published_at),
});

const dropEmpty = (texts: Record<Language, string>): OperatorNotice['title'] =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

/**
 * The content that a call sends. The time of `stored` is left out where the operator has not touched it, because the field
 * shows it without its seconds; without a time a new notice is published at once.
 */
export const toContent = (values: NoticeValues, stored: OperatorNotice | undefined): NoticeContent => {
  const isTimeKept = stored !== undefined && values.published_at === formatLocalTime(stored.published_at);
  return {
    domain: values.domain === COMMON ? null : values.domain,
    category: values.category,
    title: dropEmpty(values.title),
    body: dropEmpty(values.body),
    pinned: values.pinned,
    ...(values.when === 'at' && !isTimeKept && { published_at: parseLocalTime(values.published_at) }),
    ...(values.when === 'now' && stored && { published_at: new Date().toISOString() }),
  };
};

/** Whether a notice with these values will be published later. */
export const isScheduled = ({ when, published_at: at }: NoticeValues) =>
  when === 'at' && at !== '' && new Date(at).getTime() > Date.now();

/** The languages of a notice with a title and a text. */
export const findWholeLanguages = ({ title, body }: NoticeValues): Language[] =>
  LANGUAGES.filter((language) => title[language].trim() !== '' && body[language].trim() !== '');
