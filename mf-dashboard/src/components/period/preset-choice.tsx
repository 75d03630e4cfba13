import { SegmentedControl } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { Period, PeriodPreset } from './period.ts';

export type PresetChoiceProps = {
  presets: readonly PeriodPreset[];
  value: Period;
  onChange: (period: Period) => void;
};

/** A screen's presets side by side; a custom period selects none of them. */
export const PresetChoice = ({ presets, value, onChange }: PresetChoiceProps) => {
  const { t } = texts.useTexts();
  return (
    <SegmentedControl<Period['preset']>
      label={t('period.presets')}
      options={presets.map((preset) => ({ value: preset, label: t(`period.${preset}`) }))}
      value={value.preset}
      onChange={(preset) => {
        if (preset !== 'custom') onChange({ preset });
      }}
    />
  );
};
