import { startTransition, useState } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, FilterTrigger, StatusDot, visuallyHidden } from '@portal/shared/ui/controls';
import { Popover } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { awaited } from '../awaited.tsx';
import { useFreshness } from '../freshness/freshness.api.ts';
import { draftOf, periodOf } from './period-draft.ts';
import type { PeriodDraft } from './period-draft.ts';
import { PeriodEditor } from './period-editor.tsx';
import { resolvePeriod } from './period.ts';
import type { DateRange, Period, PeriodPreset } from './period.ts';
import { dayOf } from './plain-date.ts';
import * as styles from './period.styles.ts';
import { usePeriodDays } from './use-period-days.ts';

const WIDTH = 368;

export type PeriodFilterProps = {
  value: Period;
  /** The period as dates. */
  range: DateRange | undefined;
  onChange: (period: Period) => void;
  /** Days have been chosen that most probably will be applied. */
  onLikely: (period: Period) => void;
  /** Those to choose from; none where they stand elsewhere. @default all */
  presets?: readonly PeriodPreset[] | undefined;
  /** A period that has a name is told by that alone. */
  isShort?: boolean;
};

/** Which days are shown. The button says both the name and the exact dates. */
export const PeriodFilter = (props: PeriodFilterProps) => {
  const { value, range, onChange, onLikely, presets, isShort = false } = props;
  const { t } = texts.useTexts();
  const hasRoom = useAtomValue(screenClassAtom) === 'laptop';
  const daysOf = usePeriodDays();
  const [openedAt] = useState(() => Date.now());
  const likely = range ?? resolvePeriod(value, dayOf(openedAt));
  // Until the days are known, those of today keep their place.
  const words = likely && daysOf(likely, { hasRoom });
  const days = words && <span css={!range && awaited}>{words}</span>;
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
          {...{ presets, onLikely }}
          onCancel={close}
          onApply={(period) =>
            // In one step with the page: to close alone, the browser would work out the styles of the page once more.
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

type PeriodFormProps = Pick<PeriodFilterProps, 'value' | 'range' | 'presets' | 'onLikely'> & {
  onApply: (period: Period) => void;
  onCancel: () => void;
};

const PeriodForm = ({ value, range, presets, onLikely, onApply, onCancel }: PeriodFormProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { data: freshness } = useFreshness();
  const [chosen, setChosen] = useState<PeriodDraft>();
  // Nothing chosen yet: what holds, whose days may arrive while this is open.
  const draft = chosen ?? draftOf(value, range);
  const period = periodOf(draft);
  return (
    <div css={styles.popover}>
      <PeriodEditor
        draft={draft}
        presets={presets}
        onChange={(next) => {
          setChosen(next);
          // A preset needs no more words; days of one's own are looked at once more before they hold.
          if (next.preset !== 'custom') return onApply({ preset: next.preset });
          const likely = periodOf(next);
          if (likely) onLikely(likely);
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
