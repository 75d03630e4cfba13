import { Chips } from '@portal/shared/ui/controls';
import { RangeCalendar } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { useFreshness } from '../freshness/freshness.api.ts';
import { isTooLong } from './period-draft.ts';
import type { PeriodDraft } from './period-draft.ts';
import { PERIOD_PRESETS } from './period.ts';
import type { PeriodPreset } from './period.ts';
import * as styles from './period.styles.ts';

export type PeriodEditorProps = {
  draft: PeriodDraft;
  onChange: (draft: PeriodDraft) => void;
  /** Shows the calendar only for a custom period, where space is limited. */
  hasCalendarOnDemand?: boolean;
  /** The presets; none when the screen shows them elsewhere. @default all */
  presets?: readonly PeriodPreset[] | undefined;
};

/** Edits a period: a preset, or two days in the calendar. */
export const PeriodEditor = ({
  draft,
  onChange,
  hasCalendarOnDemand = false,
  presets = PERIOD_PRESETS,
}: PeriodEditorProps) => {
  const { t } = texts.useTexts();
  const { data: freshness } = useFreshness();
  const choices = hasCalendarOnDemand ? [...presets, 'custom' as const] : presets;
  const { range } = draft;
  return (
    <div css={styles.editor}>
      {choices.length > 0 && (
        <Chips
          label={t('period.presets')}
          options={choices.map((preset) => ({ value: preset, label: t(`period.${preset}`) }))}
          // A custom period selects no preset.
          value={draft.preset}
          onChange={(preset) => onChange({ ...draft, preset })}
        />
      )}
      {range && (!hasCalendarOnDemand || draft.preset === 'custom') && (
        <RangeCalendar
          label={t('period.calendar')}
          value={range}
          onChange={(next) => onChange({ preset: 'custom', range: next })}
          min={freshness?.first_day ?? undefined}
          max={freshness?.views_through ?? undefined}
          markedDay={freshness?.views_through ?? undefined}
        />
      )}
      {isTooLong(draft) && (
        <p role="alert" css={styles.problem}>
          {t('period.long')}
        </p>
      )}
    </div>
  );
};
