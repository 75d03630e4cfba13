import { addDays, type Day, daysBetween, getWeekday, listDays } from '../../../platform/calendar.ts';

export type DayValue = { day: Day; value: number };
