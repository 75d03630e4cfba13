import type { FileError } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { plainList } from '../../components/dialog.styles.ts';
import { texts } from '../../texts.ts';
import { describeDoubt } from './describe-doubt.ts';

export type DoubtListProps = { doubts: readonly FileError[] };

/** Why a delivery or a withdrawal looks wrong: in the reader's language, or in English what this build does not know. */
export function DoubtList({ doubts }: DoubtListProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <ul css={plainList}>
      {doubts.map((doubt) => {
        const { path, message, code, day, month, account } = doubt;
        const text = describeDoubt(t, format, doubt);
        const about = [day === undefined ? month : format.shortDate(day), account].filter(Boolean).join(', ');
        return (
          <li key={`${path} ${code}`}>
            {text === undefined ? (
              <span lang="en">{`${path}: ${message}`}</span>
            ) : (
              [about, text].filter(Boolean).join(': ')
            )}
          </li>
        );
      })}
    </ul>
  );
}
