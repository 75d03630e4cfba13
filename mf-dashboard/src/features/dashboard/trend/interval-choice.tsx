import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, Segmented } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { texts } from '../../../texts.ts';
import { INTERVALS } from '../period/period.ts';
import type { Interval } from '../period/period.ts';

export type IntervalChoiceProps = { value: Interval; onChange: (interval: Interval) => void };

/** How long a time one point of the chart stands for. */
export const IntervalChoice = ({ value, onChange }: IntervalChoiceProps) => {
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const label = t('dashboard.trend.interval');
  if (!isPhone) {
    return (
      <Segmented
        label={label}
        options={INTERVALS.map((interval) => ({ value: interval, label: t(`dashboard.trend.${interval}`) }))}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <Menu
      label={label}
      trigger={
        <Button
          variant="quiet"
          iconEnd="chevron-down"
          aria-label={`${label} ${t(`dashboard.trend.${value}`)}`}
        >
          {t(`dashboard.trend.${value}`)}
        </Button>
      }
      entries={INTERVALS.map((interval) => ({
        id: interval,
        label: t(`dashboard.trend.${interval}`),
        isChosen: interval === value,
        onSelect: () => onChange(interval),
      }))}
    />
  );
};
