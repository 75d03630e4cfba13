import { css } from '@emotion/react';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import { useFormat } from '../../i18n/index.ts';
import type { Day } from '../../i18n/index.ts';
import { token } from '../../theme/index.ts';
import { Button } from '../controls/button.tsx';
import { Chip } from '../controls/chip.tsx';
import { Field } from '../controls/field.tsx';
import type { FieldBaseProps } from '../controls/field.tsx';
import { FilterTrigger } from '../controls/filter-trigger.tsx';
import { Popover } from '../overlay/popover.tsx';
import { RangeCalendar } from '../overlay/range-calendar.tsx';
import type { DayRange } from '../overlay/range-calendar.tsx';
import { uiTexts } from '../texts/index.ts';
import { formTexts } from './form-texts.ts';

const WIDTH = 368;

const styles = {
  box: css({ display: 'grid', gap: token.space[12] }),
  presets: css({ display: 'flex', flexWrap: 'wrap', gap: token.space[8] }),
  foot: css({ display: 'flex', justifyContent: 'flex-end', gap: token.space[8] }),
};

/** A predefined period. */
export type RangePreset = { id: string; label: string; range: DayRange };

/** Props of `DateRangeField`. */
export type DateRangeFieldProps = Omit<FieldBaseProps, 'error'> & {
  value: DayRange | undefined;
  onChange: (value: DayRange) => void;
  presets?: readonly RangePreset[];
  /** A day of the month that the calendar opens at without a value. */
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  error?: string | undefined;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

type EditorProps = Pick<DateRangeFieldProps, 'value' | 'onChange' | 'today' | 'min' | 'max'> & {
  presets: readonly RangePreset[];
  label: string;
  onClose: () => void;
};

const isSame = (a: DayRange | undefined, b: DayRange) => a?.from === b.from && a.to === b.to;

const RangeEditor = ({ label, value, onChange, presets, today, min, max, onClose }: EditorProps) => {
  const { t } = formTexts.useTexts();
  const words = uiTexts.useTexts();
  const [draft, setDraft] = useState(value);
  const choose = (range: DayRange) => {
    onChange(range);
    onClose();
  };
  return (
    <div css={styles.box}>
      {presets.length > 0 && (
        <div role="group" aria-label={t('range.presets')} css={styles.presets}>
          {presets.map((preset) => (
            <Chip key={preset.id} isOn={isSame(draft, preset.range)} onClick={() => choose(preset.range)}>
              {preset.label}
            </Chip>
          ))}
        </div>
      )}
      <RangeCalendar
        label={label}
        value={draft ?? { from: today, to: today }}
        onChange={setDraft}
        min={min}
        max={max}
      />
      <div css={styles.foot}>
        <Button onClick={onClose}>{words.t('action.cancel')}</Button>
        <Button variant="primary" disabled={!draft} onClick={() => draft && choose(draft)}>
          {t('range.apply')}
        </Button>
      </div>
    </div>
  );
};

/** A field for a date range: a preset, or two days of a calendar. */
export const DateRangeField = (props: DateRangeFieldProps) => {
  const { value, onChange, presets = [], today, min, max, error, isDisabled = false, ref, ...words } = props;
  const id = useId();
  const { t } = formTexts.useTexts();
  const format = useFormat();
  const days = value && `${format.date(value.from)} – ${format.date(value.to)}`;
  const preset = presets.find(({ range }) => isSame(value, range));
  return (
    <Field {...words} id={id} error={error}>
      <Popover
        label={words.label}
        width={WIDTH}
        trigger={
          <FilterTrigger
            ref={ref}
            id={id}
            icon="calendar"
            isBlock
            disabled={isDisabled}
            value={preset?.label ?? days}
            {...(preset && { detail: days })}
            placeholder={t('range.choose')}
            aria-label={`${words.label} ${preset ? `${preset.label} ` : ''}${days ?? t('range.choose')}`}
            aria-describedby={`${id}-message`}
            data-invalid={error ? '' : undefined}
          />
        }
      >
        {(close) => (
          <RangeEditor
            {...{ value, onChange, presets, today, min, max }}
            label={words.label}
            onClose={close}
          />
        )}
      </Popover>
    </Field>
  );
};
