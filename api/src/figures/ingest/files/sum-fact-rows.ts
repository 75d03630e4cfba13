import type { Day } from '../../../platform/calendar.ts';
import { UNITED_STATES } from '../countries.ts';
import { decodeDate, decodeUuid, readCells } from '../../../platform/database/binary-rows.ts';

/**
 * What the facts of a file have for a channel and day, in micros of dollars; `usMicros` is what of it came from viewers in
 * the United States.
 */
export type ChannelDaySum = {
  accountId: string;
  channelId: string;
  day: Day;
  micros: bigint;
  usMicros: bigint;
};

const [ACCOUNT, DAY, CHANNEL] = [0, 1, 2];

/** Sums revenue of fact rows, as `encodeFactRows` writes them, by channel and day. */
export const sumFactRows = async (
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { amountCell, countryCell }: { amountCell: number; countryCell: number },
): Promise<ChannelDaySum[]> => {
  const sums = new Map<string, ChannelDaySum>();
  for await (const piece of pieces)
    for (const cells of readCells(piece)) {
      const [account, day, channel, amount] = [cells[ACCOUNT], cells[DAY], cells[CHANNEL], cells[amountCell]];
      if (!account || !day || !channel || !amount) continue;
      const key = `${account.toString('hex')} ${channel.toString('hex')} ${day.toString('hex')}`;
      const sum = sums.get(key) ?? {
        accountId: decodeUuid(account),
        channelId: decodeUuid(channel),
        day: decodeDate(day),
        micros: 0n,
        usMicros: 0n,
      };
      const micros = amount.readBigInt64BE();
      sum.micros += micros;
      if (cells[countryCell]?.toString() === UNITED_STATES) sum.usMicros += micros;
      sums.set(key, sum);
    }
  return [...sums.values()];
};
