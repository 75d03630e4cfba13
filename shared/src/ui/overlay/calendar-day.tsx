import { useFormat } from '../../i18n/index.ts';
import type { Day } from '../../i18n/index.ts';
import { uiTexts } from '../texts/index.ts';
import * as styles from './range-calendar.styles.ts';

/** Props of `CalendarDay`. */
export type CalendarDayProps = {
  day: Day;
  /** 0 to 6. */
  column: number;
  from: Day;
  to: Day;
  isFocused: boolean;
  isMarked: boolean;
  isDisabled: boolean;
  onChoose: (day: Day) => void;
  onPoint: (day: Day) => void;
};

/** A day of the calendar. */
export const CalendarDay = (props: CalendarDayProps) => {
  const { day, column, from, to, isFocused, isMarked, isDisabled, onChoose, onPoint } = props;
  const { t } = uiTexts.useTexts();
  const format = useFormat();
  const number = Number(day.slice(8));
  const isInRange = day >= from && day <= to;
  const isEnd = day === from || day === to;
  const role = day === from ? t('date.from') : day === to ? t('date.to') : undefined;
  return (
    <td
      role="gridcell"
      aria-selected={isInRange}
      css={[
        styles.cell,
        isInRange && from !== to && styles.inRange,
        day === from && styles.firstDay,
        day === to && styles.lastDay,
      ]}
      data-start={day === from || column === 0 ? '' : undefined}
      data-end={day === to || column === 6 ? '' : undefined}
    >
      <button
        type="button"
        css={[styles.day, isEnd && styles.chosen, isMarked && styles.mark]}
        data-day={day}
        data-chosen={isEnd ? '' : undefined}
        tabIndex={isFocused ? 0 : -1}
        disabled={isDisabled}
        // Begins with the visible text, for voice control.
        aria-label={[`${number} (${format.weekday(day)})`, format.month(day), role]
          .filter(Boolean)
          .join(', ')}
        onClick={() => onChoose(day)}
        onPointerEnter={() => onPoint(day)}
      >
        {number}
      </button>
    </td>
  );
};
