import { startTransition, useState } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, FilterTrigger, StatusDot, visuallyHidden } from '@portal/shared/ui/controls';
import { Popover } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { invisible } from '../sized-skeleton.tsx';
import { useFreshness } from '../freshness/freshness.api.ts';
import { createPeriodDraft, toPeriod } from './period-draft.ts';
import type { PeriodDraft } from './period-draft.ts';
import { PeriodEditor } from './period-editor.tsx';
import { resolvePeriod } from './period.ts';
import type { DateRange, Period, PeriodPreset } from './period.ts';
import { dayOf } from './plain-date.ts';
import * as styles from './period.styles.ts';
import { useFormatPeriod } from './use-format-period.ts';

const WIDTH = 368;

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
              <span css={visuallyHidden}>{t('period.label')} </span>
              {name ?? days}
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

type PeriodFormProps = Pick<PeriodFilterProps, 'value' | 'range' | 'presets' | 'onPrefetch'> & {
  onApply: (period: Period) => void;
  onCancel: () => void;
};

const PeriodForm = ({ value, range, presets, onPrefetch, onApply, onCancel }: PeriodFormProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { data: freshness } = useFreshness();
  const [chosen, setChosen] = useState<PeriodDraft>();
  // Before an edit, the draft follows the current period, whose days may arrive while the popover is open.
  const draft = chosen ?? createPeriodDraft(value, range);
  const period = toPeriod(draft);
  return (
    <div css={styles.popover}>
      <PeriodEditor
        draft={draft}
        presets={presets}
        onChange={(next) => {
          setChosen(next);
          // A preset is applied at once; a custom period is confirmed with Apply.
          if (next.preset !== 'custom') return onApply({ preset: next.preset });
          const draftPeriod = toPeriod(next);
          if (draftPeriod) onPrefetch(draftPeriod);
        }}
      />
      <div css={styles.foot}>
        <span css={styles.through}>
          {freshness?.views_through && (
            <StatusDot tone="good">
              {t('period.through', { date: format.shortDate(freshness.views_through) })}
            </StatusDot>
          )}
        </span>
        <Button onClick={onCancel}>{t('filters.cancel')}</Button>
        <Button variant="primary" disabled={period === undefined} onClick={() => period && onApply(period)}>
          {t('filters.apply')}
        </Button>
      </div>
    </div>
  );
};
