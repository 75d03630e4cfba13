import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { addDays, useFormat } from '../../i18n/index.ts';
import type { Day } from '../../i18n/index.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { uiTexts } from '../texts/index.ts';
import { CalendarDay } from './calendar-day.tsx';
import { addMonths, clampDay, monthWeeks, weekPosition } from './calendar-days.ts';
import * as styles from './range-calendar.styles.ts';

const DAY_STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The first and the last day of a period. */
export type DayRange = { from: Day; to: Day };

/** Props of `RangeCalendar`. */
export type RangeCalendarProps = {
  /** Names the calendar for screen readers. */
  label: string;
  value: DayRange;
  /** Called when both days are selected. */
  onChange: (range: DayRange) => void;
  /** The first and the last selectable day. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** A day with a dot, e.g. the latest day. */
  markedDay?: Day | undefined;
};

/** A calendar month in which two clicks select a range, with a preview after the first. */
export const RangeCalendar = ({ label, value, onChange, min, max, markedDay }: RangeCalendarProps) => {
  const { t } = uiTexts.useTexts();
  const format = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(() => clampDay(value.to, min, max));
  const [anchor, setAnchor] = useState<Day>();
  const [pointed, setPointed] = useState<Day>();
  const weeks = monthWeeks(focused, format.language);
  const [aWeek] = monthWeeks('2026-11-15', format.language).slice(1);
  const month = focused.slice(0, 7);

  const other = pointed ?? focused;
  const shown = anchor
    ? { from: anchor < other ? anchor : other, to: anchor < other ? other : anchor }
    : value;

  const moveTo = (day: Day) => {
    const next = clampDay(day, min, max);
    setFocused(next);
    setPointed(next);
    // The day may not be rendered before the next month is shown.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };
  const handleChoose = (day: Day) => {
    setFocused(day);
    if (!anchor) {
      setAnchor(day);
      setPointed(day);
      return;
    }
    setAnchor(undefined);
    onChange({ from: anchor < day ? anchor : day, to: anchor < day ? day : anchor });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const position = weekPosition(focused, format.language);
    const step = DAY_STEPS[event.key];
    const target =
      step !== undefined
        ? addDays(focused, step)
        : event.key === 'Home'
          ? addDays(focused, -position)
          : event.key === 'End'
            ? addDays(focused, 6 - position)
            : event.key === 'PageUp'
              ? addMonths(focused, -1)
              : event.key === 'PageDown'
                ? addMonths(focused, 1)
                : undefined;
    if (event.key === 'Escape' && anchor) {
      // The first Escape only resets the first day.
      event.stopPropagation();
      setAnchor(undefined);
    }
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };

  return (
    <div role="group" aria-label={label}>
      <div css={styles.head}>
        <IconButton
          icon="chevron-left"
          size="sm"
          label={t('date.previousMonth')}
          disabled={min !== undefined && month <= min.slice(0, 7)}
          onClick={() => setFocused(clampDay(addMonths(focused, -1), min, max))}
        />
        <span css={styles.month} aria-live="polite">
          {format.month(focused)}
        </span>
        <IconButton
          icon="chevron-right"
          size="sm"
          label={t('date.nextMonth')}
          disabled={max !== undefined && month >= max.slice(0, 7)}
          onClick={() => setFocused(clampDay(addMonths(focused, 1), min, max))}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={format.month(focused)}
        css={styles.grid}
        onKeyDown={handleKeyDown}
        onPointerLeave={() => setPointed(undefined)}
      >
        <thead>
          <tr>
            {aWeek?.map((day) => (
              <th key={day} scope="col" css={styles.weekday}>
                {format.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, column) =>
                day ? (
                  <CalendarDay
                    key={day}
                    day={day}
                    column={column}
                    from={shown.from}
                    to={shown.to}
                    isFocused={day === focused}
                    isMarked={day === markedDay}
                    isDisabled={day !== clampDay(day, min, max)}
                    onChoose={handleChoose}
                    onPoint={setPointed}
                  />
                ) : (
                  <td key={`empty-${column}`} role="gridcell" css={styles.cell} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
