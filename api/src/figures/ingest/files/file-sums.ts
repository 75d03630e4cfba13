import type { Day } from '../../../platform/calendar.ts';
import type { FactTable } from './fact-table.ts';
import type { IdTable } from './id-table.ts';

/** What a file has of a channel on a day. */
export type FileSum = {
  /** Null for corrections of a closing report, whose days may be of other months. */
  day: Day | null;
  youtubeId: string;
  facts: number;
  /** Views, or micros of dollars. */
  amount: number;
};

/** The number of corrections, whose days are negative. */
const CORRECTIONS = -1;

/** Sums facts by channel and day; facts that were written out before they were complete are counted again. */
export const createFileSums = () => {
  const byChannel = new Map<number, Map<number, { facts: number; amount: number }>>();
  return {
    add(table: FactTable, amountOf: (fact: number) => number | bigint) {
      for (let fact = 0; fact < table.size; fact += 1) {
        const [channel, day] = [table.channel(fact), Math.max(CORRECTIONS, table.day(fact))];
        let days = byChannel.get(channel);
        if (!days) byChannel.set(channel, (days = new Map()));
        let sum = days.get(day);
        if (!sum) days.set(day, (sum = { facts: 0, amount: 0 }));
        sum.facts += 1;
        sum.amount += Number(amountOf(fact));
      }
    },
    list: (channels: IdTable, days: readonly Day[]): FileSum[] =>
      [...byChannel].flatMap(([channel, sums]) =>
        [...sums].map(([day, sum]) => ({
          day: day === CORRECTIONS ? null : (days[day] ?? null),
          youtubeId: channels.text(channel),
          ...sum,
        })),
      ),
  };
};
