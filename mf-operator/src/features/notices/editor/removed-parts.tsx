import { Banner } from '@portal/shared/ui/feedback';
import { plainList } from '../../../components/dialog.styles.ts';
import { texts } from '../../../texts.ts';
import type { RemovedPart } from '../notices.api.ts';
import * as styles from './editor.styles.ts';

/** Further parts are counted. */
const MAX_LINES = 8;

export type RemovedPartsProps = { parts: readonly RemovedPart[] };

/** What is in the text and readers do not get, each with its kind. */
export function RemovedParts({ parts }: RemovedPartsProps) {
  const { t } = texts.useTexts();
  if (parts.length === 0) return null;
  const more = parts.length - MAX_LINES;
  return (
    <Banner css={styles.removed} kind="warn" title={t('notices.editor.removed', { count: parts.length })}>
      <ul css={plainList}>
        {parts.slice(0, MAX_LINES).map(({ kind, text }, index) => (
          <li key={index}>
            {t(`notices.editor.removedKind.${kind}`)} <code css={styles.removedText}>{text}</code>
          </li>
        ))}
        {more > 0 && <li>{t('notices.editor.removedMore', { count: more })}</li>}
      </ul>
    </Banner>
  );
}
