import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, SegmentedControl } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { INTERVALS } from './period.ts';
import type { Interval } from './period.ts';

export type IntervalChoiceProps = { value: Interval; onChange: (interval: Interval) => void };

/** Selects the interval between two points of the chart. */
export const IntervalChoice = ({ value, onChange }: IntervalChoiceProps) => {
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const label = t('interval.label');
  if (!isPhone) {
    return (
      <SegmentedControl
        label={label}
        options={INTERVALS.map((interval) => ({ value: interval, label: t(`interval.${interval}`) }))}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="quiet" iconEnd="chevron-down" aria-label={`${label} ${t(`interval.${value}`)}`}>
          {t(`interval.${value}`)}
        </Button>
      }
      entries={INTERVALS.map((interval) => ({
        id: interval,
        label: t(`interval.${interval}`),
        isChosen: interval === value,
        onSelect: () => onChange(interval),
      }))}
    />
  );
};
