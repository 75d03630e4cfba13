import { Chips, TextField } from '@portal/shared/ui/controls';
import { texts } from '../../../texts.ts';
import { PERIOD_PRESETS } from './period.ts';
import type { PeriodDraft } from './period-draft.ts';
import * as styles from './period.styles.ts';

export type PeriodEditorProps = {
  draft: PeriodDraft;
  onChange: (draft: PeriodDraft) => void;
  /** The first and the last day that can be chosen. */
  days: { first: string | undefined; last: string | undefined };
  /** What is wrong with the two days, in words. */
  error: string | undefined;
};

/** A period: one of the presets, or two days. */
export const PeriodEditor = ({ draft, onChange, days, error }: PeriodEditorProps) => {
  const { t } = texts.useTexts();
  const dayField = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`dashboard.period.${name}`)}
      value={draft[name]}
      min={days.first}
      max={days.last}
      error={name === 'to' ? error : undefined}
      onChange={(event) => onChange({ ...draft, preset: 'custom', [name]: event.target.value })}
    />
  );
  return (
    <div css={styles.editor}>
      <Chips
        label={t('dashboard.period.label')}
        options={[...PERIOD_PRESETS, 'custom' as const].map((preset) => ({
          value: preset,
          label: t(`dashboard.period.${preset}`),
        }))}
        value={draft.preset}
        onChange={(preset) => onChange({ ...draft, preset })}
      />
      {draft.preset === 'custom' && (
        <div css={styles.days}>
          {dayField('from')}
          {dayField('to')}
        </div>
      )}
    </div>
  );
};
