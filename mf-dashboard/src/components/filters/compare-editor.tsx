import { texts } from '../../texts.ts';
import { createPeriodDraft } from '../period/period-draft.ts';
import { PeriodEditor } from '../period/period-editor.tsx';
import type { DateRange } from '../period/period.ts';
import * as periodStyles from '../period/period.styles.ts';
import { countDays } from '../period/plain-date.ts';
import * as styles from './filter-sheet.styles.ts';

const lengthOf = ({ from, to }: DateRange) => countDays(from, to);

export type CompareEditorProps = {
  value: DateRange;
  onChange: (days: DateRange) => void;
  /** The period that they are compared with. */
  range: DateRange;
};

/** A comparison's days in a calendar, with a note when they are more or fewer than those of the period. */
export const CompareEditor = ({ value, onChange, range }: CompareEditorProps) => {
  const { t } = texts.useTexts();
  return (
    <div css={periodStyles.editor}>
      <PeriodEditor
        presets={[]}
        draft={createPeriodDraft({ preset: 'custom', ...value }, value)}
        onChange={(draft) => draft.range && onChange(draft.range)}
      />
      {lengthOf(value) !== lengthOf(range) && (
        <p css={styles.hint}>{t('compare.length', { days: lengthOf(value), count: lengthOf(range) })}</p>
      )}
    </div>
  );
};
