import { screen, waitFor } from '@testing-library/react';
import { LANGUAGES } from '../../i18n/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { addMonths, monthWeeks, weekPosition } from './calendar-days.ts';
import { RangeCalendar } from './index.ts';

const setup = async () => {
  const handleChange = jest.fn();
  const view = await renderUi(
    <RangeCalendar
      label="기간 선택"
      value={{ from: '2026-11-05', to: '2026-11-18' }}
      onChange={handleChange}
      min="2026-09-01"
      max="2026-11-19"
      markedDay="2026-11-19"
    />,
  );
  return { ...view, handleChange };
};

const day = (number: number, month = '2026년 11월') =>
  screen.getByRole('button', { name: new RegExp(`^${number} \\(.\\), ${month}`) });

describe('RangeCalendar', () => {
  it('RangeCalendar shows the month of the last day with the selected range', async () => {
    await setup();

    expect(screen.getByRole('grid', { name: '2026년 11월' })).toBeVisible();
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(14);
    expect(day(5)).toHaveAccessibleName('5 (목), 2026년 11월, 시작일');
    expect(day(20)).toBeDisabled();
  });

  it('RangeCalendar selects a range by two clicks in either order', async () => {
    const { user, handleChange } = await setup();

    await user.click(day(12));
    expect(handleChange).not.toHaveBeenCalled();
    await user.click(day(9));

    expect(handleChange).toHaveBeenCalledWith({ from: '2026-11-09', to: '2026-11-12' });
  });

  it('RangeCalendar works by keyboard across months, within min and max', async () => {
    const { user, handleChange } = await setup();
    day(18).focus();

    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(day(19)).toHaveFocus());
    await user.keyboard('{Enter}{PageUp}');
    await waitFor(() => expect(day(19, '2026년 10월')).toHaveFocus());
    await user.keyboard('{Enter}');

    expect(handleChange).toHaveBeenCalledWith({ from: '2026-10-19', to: '2026-11-19' });
  });

  it('RangeCalendar does not show months outside min and max', async () => {
    const { user } = await setup();
    expect(screen.getByRole('button', { name: '다음 달' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: '이전 달' }));
    await user.click(screen.getByRole('button', { name: '이전 달' }));

    expect(screen.getByRole('grid', { name: '2026년 9월' })).toBeVisible();
    expect(screen.getByRole('button', { name: '이전 달' })).toBeDisabled();
  });
});

describe('calendar days', () => {
  it('monthWeeks starts weeks on the language’s first day', () => {
    expect(monthWeeks('2026-11-18', 'ko')[0]?.[0]).toBe('2026-11-01');
    expect(monthWeeks('2026-11-18', 'zh-CN')[0]?.[6]).toBe('2026-11-01');
  });

  it('weeks begin on the day that the CLDR has for the language, by which reports count them', () => {
    for (const language of LANGUAGES) {
      // TypeScript's library does not have this method yet, nor do all browsers.
      const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo: () => { firstDay: number } };
      const monday = '2026-11-16';

      expect(weekPosition(monday, language)).toBe(locale.getWeekInfo().firstDay === 1 ? 0 : 1);
    }
  });

  it('addMonths crosses months and years', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  });
});
