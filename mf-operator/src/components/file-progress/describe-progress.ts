import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { FileProgress } from './file-progress.api.ts';

/** An estimate with more digits would change every second. */
const ESTIMATE_DIGITS = 2;

/** The rows of a file in words, and their share; what is finished has no more rows to count unless a total says so. */
export function describeProgress(t: TranslateText<typeof ko>, { stage, rows, total }: FileProgress) {
  if (total === null || stage === 'waiting')
    return { rows: rows > 0 ? t('progress.rows', { count: rows }) : '', share: undefined };
  const share = total === 0 ? 0 : Math.min(1, rows / total);
  if (stage !== 'reading') return { rows: t('progress.rowsOf', { rows, total }), share };
  const about = Math.max(rows, Number(total.toPrecision(ESTIMATE_DIGITS)));
  return { rows: t('progress.rowsOfAbout', { rows, total: about }), share };
}
