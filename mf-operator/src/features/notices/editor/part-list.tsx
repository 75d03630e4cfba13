import { Banner } from '@portal/shared/ui/feedback';
import { plainList } from '../../../components/dialog.styles.ts';
import { texts } from '../../../texts.ts';
import * as styles from './editor.styles.ts';

/** Further parts are counted. */
const MAX_LINES = 8;

export type PartListProps = {
  title: string;
  /** The beginning of each part, and what it is. */
  parts: readonly { label: string; text: string }[];
};

/** Parts of a notice's text that an operator should know of. */
export function PartList({ title, parts }: PartListProps) {
  const { t } = texts.useTexts();
  if (parts.length === 0) return null;
  const more = parts.length - MAX_LINES;
  return (
    <Banner css={styles.parts} kind="warn" title={title}>
      <ul css={plainList}>
        {parts.slice(0, MAX_LINES).map(({ label, text }, index) => (
          <li key={index}>
            <span>{label}</span> <code css={styles.partText}>{text}</code>
          </li>
        ))}
        {more > 0 && <li>{t('notices.editor.more', { count: more })}</li>}
      </ul>
    </Banner>
  );
}
