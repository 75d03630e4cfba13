import { startTransition, useState } from 'react';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { FilterTrigger, visuallyHidden } from '@portal/shared/ui/controls';
import { FailedPanel, lazyComponent, usePreloadAtRest } from '@portal/shared/ui/feedback';
import { Popover } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { invisible } from '../sized-skeleton.tsx';
import type { PeriodFormProps } from './period-form.tsx';
import { resolvePeriod } from './period.ts';
import type { DateRange, Period, PeriodPreset } from './period.ts';
import { dayOf } from './plain-date.ts';
import { useFormatPeriod } from './use-format-period.ts';

const WIDTH = 368;

// Loaded with the popover around it.
const PeriodForm = lazyComponent<PeriodFormProps>(
  async () => (await import('./period-form.tsx')).PeriodForm,
  FailedPanel,
);

export type PeriodFilterProps = {
  value: Period;
  /** The period as dates. */
  range: DateRange | undefined;
  onChange: (period: Period) => void;
  /** Called with a complete draft, which the user will probably apply. */
  onPrefetch: (period: Period) => void;
  /** The presets; none when the screen shows them elsewhere. @default all */
  presets?: readonly PeriodPreset[] | undefined;
  /** Shows the name of a preset without its days. */
  isShort?: boolean;
};

/** Selects the period. The button shows its name and exact dates. */
export const PeriodFilter = (props: PeriodFilterProps) => {
  const { value, range, onChange, onPrefetch, presets, isShort = false } = props;
  const { t } = texts.useTexts();
  usePreloadAtRest(PeriodForm.preload);
  const hasRoom = useAtomValue(screenClassAtom) === 'laptop';
  const formatPeriod = useFormatPeriod();
  const [openedAt] = useState(() => Date.now());
  const draftPeriod = range ?? resolvePeriod(value, dayOf(openedAt));
  // Until the latest day is known, today's dates reserve the space.
  const words = draftPeriod && formatPeriod(draftPeriod, { hasRoom });
  const days = words && <span css={!range && invisible}>{words}</span>;
  const isDaysOnly = value.preset === 'custom' || presets?.length === 0;
  const name = isDaysOnly ? undefined : t(`period.${value.preset}`);
  return (
    <Popover
      label={t('period.label')}
      width={WIDTH}
      trigger={
        <FilterTrigger
          icon="calendar"
          value={
            <>
              <span css={visuallyHidden}>{`${t('period.label')} `}</span>
              <span>{name ?? days}</span>
            </>
          }
          {...(name && days && (isShort ? { title: words } : { detail: days }))}
        />
      }
    >
      {(close) => (
        <PeriodForm
          value={value}
          range={range}
          {...{ presets, onPrefetch }}
          onCancel={close}
          onApply={(period) =>
            // In one transition with the page: closing separately would make the browser recompute the page's styles
            // twice.
            startTransition(() => {
              onChange(period);
              close();
            })
          }
        />
      )}
    </Popover>
  );
};
