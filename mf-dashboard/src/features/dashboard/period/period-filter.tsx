import { useState } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Button, FilterTrigger, StatusDot } from '@portal/shared/ui/controls';
import { Popover } from '@portal/shared/ui/overlay';
import { texts } from '../../../texts.ts';
import { useFreshness } from '../freshness/freshness.api.ts';
import { draftOf, draftProblem, periodOf } from './period-draft.ts';
import { PeriodEditor } from './period-editor.tsx';
import { PeriodName } from './period-name.tsx';
import type { DateRange, Period } from './period.ts';
import * as styles from './period.styles.ts';

const WIDTH = 360;

export type PeriodFilterProps = {
  value: Period;
  /** The period as dates. */
  range: DateRange | undefined;
  onChange: (period: Period) => void;
};

/** Which days are shown. The button says both the name and the exact dates. */
export const PeriodFilter = ({ value, range, onChange }: PeriodFilterProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const isCustom = value.preset === 'custom';
  return (
    <Popover
      label={t('dashboard.period.label')}
      width={WIDTH}
      trigger={
        <FilterTrigger
          icon="calendar"
          aria-label={[
            t('dashboard.period.label'),
            isCustom ? '' : t(`dashboard.period.${value.preset}`),
            range ? format.range(range.from, range.to) : '',
          ]
            .filter(Boolean)
            .join(' ')}
          value={isCustom ? format.range(value.from, value.to) : <PeriodName period={value} />}
          {...(!isCustom && range && { detail: format.range(range.from, range.to) })}
        />
      }
    >
      {(close) => (
        <PeriodForm
          value={value}
          range={range}
          onCancel={close}
          onApply={(period) => {
            onChange(period);
            close();
          }}
        />
      )}
    </Popover>
  );
};

type PeriodFormProps = {
  value: Period;
  range: DateRange | undefined;
  onApply: (period: Period) => void;
  onCancel: () => void;
};

const PeriodForm = ({ value, range, onApply, onCancel }: PeriodFormProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { data: freshness } = useFreshness();
  const [draft, setDraft] = useState(() => draftOf(value, range));
  const [isTried, setTried] = useState(false);
  const problem = draftProblem(draft);
  const handleApply = () => {
    setTried(true);
    const period = periodOf(draft);
    if (period) onApply(period);
  };
  return (
    <form
      css={styles.popover}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleApply();
      }}
    >
      <PeriodEditor
        draft={draft}
        onChange={(next) => {
          setDraft(next);
          // A preset needs no more words; two days are set one after the other.
          if (next.preset !== 'custom') onApply({ preset: next.preset });
        }}
        days={{ first: freshness?.first_day ?? undefined, last: freshness?.views_through ?? undefined }}
        error={
          problem && (isTried || problem !== 'incomplete') ? t(`dashboard.period.${problem}`) : undefined
        }
      />
      <div css={styles.foot}>
        <span css={styles.through}>
          {freshness?.views_through && (
            <StatusDot tone="good">
              {t('dashboard.period.through', { date: format.shortDate(freshness.views_through) })}
            </StatusDot>
          )}
        </span>
        <Button onClick={onCancel}>{t('dashboard.filters.cancel')}</Button>
        <Button type="submit" variant="primary">
          {t('dashboard.filters.apply')}
        </Button>
      </div>
    </form>
  );
};
