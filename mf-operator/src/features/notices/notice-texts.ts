import { LANGUAGES } from '@portal/shared/i18n';
import type { Language } from '@portal/shared/i18n';
import type { OperatorNotice } from './notices.api.ts';

/** The languages that a notice is written in. */
export const languagesOf = ({ title }: Pick<OperatorNotice, 'title'>): Language[] =>
  LANGUAGES.filter((language) => title[language] !== undefined);

/** The title in the operator's language, else in the first one that there is. */
export const pickTitle = (notice: Pick<OperatorNotice, 'title'>, language: Language): string => {
  const [first] = languagesOf(notice);
  return notice.title[language] ?? (first && notice.title[first]) ?? '';
};
